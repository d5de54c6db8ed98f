import { useLayoutEffect, type MouseEvent as ReactMouseEvent } from 'react';

const DOUBLE_CLICK_MS = 500;
/** How far apart the taps of a double tap may be, in px. */
const SAME_PLACE = 40;

let lastTap = { timeStamp: -Infinity, x: 0, y: 0 };
let secondTapAt = -Infinity;

// iOS counts every tap as a first click.
if (typeof document !== 'undefined')
  document.addEventListener(
    'pointerdown',
    ({ pointerType, timeStamp, x, y }) => {
      if (pointerType !== 'touch') return;
      const isSamePlace = Math.hypot(x - lastTap.x, y - lastTap.y) < SAME_PLACE;
      if (isSamePlace && timeStamp - lastTap.timeStamp < DOUBLE_CLICK_MS) secondTapAt = timeStamp;
      lastTap = { timeStamp, x, y };
    },
    true,
  );

/** Whether a click belongs to a double click or a double tap, other than its first. */
export function isSecondClick({ detail, timeStamp }: MouseEvent | ReactMouseEvent): boolean {
  return detail > 1 || timeStamp - secondTapAt < DOUBLE_CLICK_MS;
}

/** Swallows a second click. For the capture phase. */
export function swallowSecondClick(event: MouseEvent | ReactMouseEvent): void {
  if (!isSecondClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

function ignoreSecondClick(): void {
  // A function of its own: the same one would be listened to only once, and no longer than the first signal allows.
  const swallow = (event: MouseEvent) => swallowSecondClick(event);
  const options = { capture: true, signal: AbortSignal.timeout(DOUBLE_CLICK_MS) };
  // With its press, it would also move the focus, and a field would open the keyboard of a phone.
  for (const part of ['mousedown', 'click'] as const) document.addEventListener(part, swallow, options);
}

/** Swallows the second click of a double click that opens or closes a part: it would hit what has taken the place of the first. */
export function useIgnoreSecondClick(): void {
  // A passive effect could run after the second click.
  useLayoutEffect(() => {
    ignoreSecondClick();
    return ignoreSecondClick;
  }, []);
}
