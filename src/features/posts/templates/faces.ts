/**
 * Lettering of the posters, as CSS font stacks. Faces of fixed words have all the letters they need; what a visitor types
 * can be in any script of India, so Mukta stands behind the faces that draw it. The files are named in fonts/*.css: the
 * occasions load theirs, every poster loads Mukta.
 */
export const MUKTA = `Mukta, 'Mukta India', sans-serif`;
export const YATRA = `'Yatra One', sans-serif`;
export const ROZHA = `'Rozha One', sans-serif`;
/** Its sisters for other scripts are `Baloo India`, see greetingFaces.ts. */
export const BALOO = `'Baloo 2', 'Baloo India', sans-serif`;
/** Has a single weight, 400, which is heavy; so are the other scripts behind it. */
export const ANTON = `Anton, 'Mukta Heavy', ${MUKTA}`;
export const BARLOW_CONDENSED = `'Barlow Condensed', ${MUKTA}`;
