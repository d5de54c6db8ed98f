import { useCallback, useSyncExternalStore } from 'react';

/**
 * The last answers on screen. Paper is narrower than most windows, and browsers report that as a change. A page that re-renders
 * while printing loses its PDF tags and no longer prints what was on screen.
 */
const onScreen = new Map<string, boolean>();

function holds(query: string): boolean {
  const { matches } = window.matchMedia(query);
  if (window.matchMedia('print').matches) return onScreen.get(query) ?? matches;
  onScreen.set(query, matches);
  return matches;
}

/**
 * Whether a media query matches; follows its changes, except those caused by printing.
 * @param serverAnswer value for prerendering
 */
export function useMediaQuery(query: string, serverAnswer: boolean): boolean {
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
    () => holds(query),
    () => serverAnswer,
  );
}
