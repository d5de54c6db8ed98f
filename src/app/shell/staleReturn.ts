/** What the tab has stored, sorted, because a browser may change the order of the keys. */
function stored(): string | undefined {
  try {
    return String(Object.entries(sessionStorage).sort());
  } catch {
    return undefined; // Storage is blocked, so nothing is stored.
  }
}

/**
 * Watches for a return by Back or Forward to this page as it was left, after another page of the tab has stored something. It
 * shows the older texts, and its next letter would store them over the newer ones.
 * @returns a function that stops watching
 */
export function watchStaleReturns(onStale: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let left: string | undefined;
  // The last event before a page is put aside, and it comes up here from the document, where the store saves the rest.
  window.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') left = stored();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted && stored() !== left) onStale();
    },
    { signal },
  );
  return () => ending.abort();
}
