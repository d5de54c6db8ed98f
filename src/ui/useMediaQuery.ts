import { useCallback, useSyncExternalStore } from 'react';

/**
 * The last results on screen. Paper is narrower than most windows, which browsers report as a change, but a page that
 * re-renders while printing loses its PDF tags and no longer prints what was on screen.
 */
const onScreen = new Map<string, boolean>();

function currentMatch(query: string): boolean {
  const { matches } = window.matchMedia(query);
  if (window.matchMedia('print').matches) return onScreen.get(query) ?? matches;
  onScreen.set(query, matches);
  return matches;
}

/**
 * Whether a media query matches; follows its changes, except those caused by printing.
 * @param serverValue value for prerendering
 */
export function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => currentMatch(query),
    () => serverValue,
  );
}
