/** Shown instead of a page that failed to load or render. */
export const PAGE_FAILURE = {
  heading: 'This page came loose',
  lead: 'It could not be loaded or displayed. Check the connection and try again; what you typed is kept in this tab.',
  kept: 'What you typed is kept in this tab.',
  retry: 'Try again',
  reload: 'Reload the page',
  home: 'Go to the home page',
} as const;
