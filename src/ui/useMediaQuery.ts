import { useCallback, useSyncExternalStore } from 'react';

/** From this width on, form and preview stand side by side. */
export const WIDE = '(min-width: 1024px)';
export const PREFERS_STILL = '(prefers-reduced-motion: reduce)';

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
