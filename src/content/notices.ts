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

/** Shown instead of a page that failed to load or render. */
export const PAGE_FAILURE = {
  heading: 'This page came loose',
  lead: 'It could not be loaded or displayed. Check the connection and try again; what you typed is kept in this tab.',
  kept: 'What you typed is kept in this tab.',
  retry: 'Try again',
  reload: 'Reload the page',
  home: 'Go to the home page',
} as const;

export const PAGE_FAILURE_FIGURE: FigureContent = {
  number: 'FIG. 0',
  name: 'Plug and socket',
  title: 'A plug out of its socket',
};

/** Shown on the error page of a tool that fails again, perhaps because of what is stored in the tab. */
export const START_OVER = {
  lead: 'It failed again, perhaps because of something you typed. Save what you can, then start over.',
  backup: 'Save a backup',
  start: 'Start over',
  loss: 'Starting over deletes what you typed in this tool.',
  confirm: 'Delete it and start over',
  keep: 'Keep it',
} as const;
