import { useCallback, useSyncExternalStore } from 'react';

/**
 * What held last on the screen. Paper is narrower than most windows, and browsers announce that as a change: a page that
 * draws itself anew while it is printed loses its tags, and what is printed is no longer what was seen.
 */
const onScreen = new Map<string, boolean>();

function holds(query: string): boolean {
  const { matches } = window.matchMedia(query);
  if (window.matchMedia('print').matches) return onScreen.get(query) ?? matches;
  onScreen.set(query, matches);
  return matches;
}

/**
 * Whether a media query holds now; follows its changes, but not those of printing.
 * @param serverAnswer what prerendered HTML is drawn with
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
