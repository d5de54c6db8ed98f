/** What stands in for a page that failed to load or to draw, in its designed and in its plain form. */
export const PAGE_FAILURE = {
  heading: 'This page came loose',
  lead: 'Something failed while it was drawn. What you typed is kept in this tab; try again, or reload the page.',
  retry: 'Try again',
  reload: 'Reload the page',
  home: 'Go to the home page',
} as const;
