import { useCallback, useSyncExternalStore } from 'react';

/** From this width on, form and preview stand side by side. */
export const WIDE = '(min-width: 1024px)';

/** Whether a media query holds; true where it can't be asked. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  const read = () => typeof window.matchMedia !== 'function' || window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => true);
}
