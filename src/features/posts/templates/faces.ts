/**
 * Font stacks of the posters. The faces of fixed words have every glyph they need. Visitors can type any Indian script, so
 * the faces of typed text fall back to Mukta. fonts/*.css names the files: each occasion loads its own, and all load Mukta.
 */
export const MUKTA = `Mukta, 'Mukta India', sans-serif`;
export const YATRA = `'Yatra One', sans-serif`;
export const ROZHA = `'Rozha One', sans-serif`;
/** Its counterparts for other scripts share the name `Baloo India`, see greetingFaces.ts. */
export const BALOO = `'Baloo 2', 'Baloo India', sans-serif`;
/** Its only weight, 400, is heavy, so its fallback for other scripts is heavy too. */
export const ANTON = `Anton, 'Mukta Heavy', ${MUKTA}`;
export const BARLOW_CONDENSED = `'Barlow Condensed', ${MUKTA}`;
