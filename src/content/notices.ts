import type { FigureContent } from './figure';

/** Texts of the 404 page. */
export const NOT_FOUND = {
  heading: 'This part is missing',
  lead: 'Nothing is filed under this address.',
  linksLabel: 'Where to go',
} as const;

/** Drawing of the 404 page. */
export const NOT_FOUND_FIGURE: FigureContent = {
  number: 'FIG. 404',
  name: 'Gear train',
  title: 'A gear train with one wheel missing, numbered 404',
  parts: [{ numeral: 404, name: 'not found' }],
};

/** Heading shown instead of an unfinished tool or template. */
export const COMING_SOON = 'Coming Soon';

/** Drawing for `PAGE_FAILURE`. */
export const PAGE_FAILURE_FIGURE: FigureContent = {
  number: 'FIG. 0',
  name: 'Plug and socket',
  title: 'A plug out of its socket',
};
