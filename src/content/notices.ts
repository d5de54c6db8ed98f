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

/** Texts for an unfinished tool or template. Each lead ends by announcing the tools that are finished. */
export const COMING_SOON = {
  heading: 'Coming Soon',
  linksLabel: 'Finished tools',
  leads: {
    '/education': 'Educational Banner: half inked so far. These are finished:',
    '/other': 'Others: half inked so far. These are finished:',
    posters: 'These posters are half inked. Your details are kept in this tab; these tools are finished:',
  },
} as const;

/** Drawing of the "Coming Soon" pages. */
export const COMING_SOON_FIGURE: FigureContent = {
  number: 'FIG. 13',
  name: 'Lantern',
  title: 'A lantern, half inked and half in pencil',
  parts: [
    { numeral: 10, name: 'done' },
    { numeral: 12, name: 'to do' },
  ],
};

/** Drawing for `PAGE_FAILURE`. */
export const PAGE_FAILURE_FIGURE: FigureContent = {
  number: 'FIG. 0',
  name: 'Plug and socket',
  title: 'A plug out of its socket',
};
