import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now; follows its changes.
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
    () => window.matchMedia(query).matches,
    () => serverAnswer,
  );
}
