import { useEffect } from 'react';

const DOUBLE_CLICK_MS = 500;

/** Swallows the second click of a double click that closes a part: it would hit what has taken the part's place. */
export function useIgnoreSecondClick(): void {
  useEffect(
    () => () => {
      const swallow = (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      };
      document.addEventListener('click', swallow, {
        capture: true,
        signal: AbortSignal.timeout(DOUBLE_CLICK_MS),
      });
    },
    [],
  );
}
