/** Shown above a page whose code failed to load, or instead of one if the error page fails to load, too. */
export const PLAIN_FAILURE = {
  lead: 'Parts of this page did not load. Check the connection and try again.',
  retry: 'Try again',
  reload: 'Reload the page',
} as const;
