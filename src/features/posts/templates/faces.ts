/**
 * Lettering of the posters, as CSS font stacks. Mukta stands behind every display face: it has Latin and Devanagari, so
 * a name in either script is never drawn in a system font. The files are named in fonts.css.
 */
export const MUKTA = 'Mukta, sans-serif';
export const YATRA = `'Yatra One', ${MUKTA}`;
export const ROZHA = `'Rozha One', ${MUKTA}`;
export const BALOO = `'Baloo 2', ${MUKTA}`;
/** Has a single weight, 400, which is heavy; so is the Devanagari behind it. */
export const ANTON = `Anton, 'Mukta Heavy', ${MUKTA}`;
export const BARLOW_CONDENSED = `'Barlow Condensed', ${MUKTA}`;
