import { useLayoutEffect, type MouseEvent as ReactMouseEvent } from 'react';

const DOUBLE_CLICK_MS = 500;

/** Swallows a click that belongs to a double click, other than its first. For the capture phase. */
export function swallowSecondClick(event: MouseEvent | ReactMouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Swallows the second click of a double click that closes a part: it would hit what has taken the part's place. */
export function useIgnoreSecondClick(): void {
  // A passive effect could run after the second click.
  useLayoutEffect(
    () => () => {
      // A function of its own: the same one would be listened to only once, and no longer than the first signal allows.
      document.addEventListener('click', (event) => swallowSecondClick(event), {
        capture: true,
        signal: AbortSignal.timeout(DOUBLE_CLICK_MS),
      });
    },
    [],
  );
}
