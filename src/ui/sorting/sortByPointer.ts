import { scrollSpeed } from './geometry';
import { gripOf, type Sorting } from './sorting';

/** A pressed pointer counts as a click until it has moved this far, in px. */
const DRAG_THRESHOLD = 5;
/** Longest frame that counts, in ms, so that the page does not jump after a pause. */
const MAX_FRAME_MS = 50;

interface Press {
  readonly pointerId: number;
  readonly grip: HTMLElement;
  readonly startY: number;
  /** Distance from the top edge of the entry to the pointer. */
  readonly grabOffset: number;
  y: number;
  /** A press lifts once: an entry that Escape has put back stays there. */
  hasLifted: boolean;
}

/** Lets entries be dragged by their handles with mouse, pen or finger. */
export function sortByPointer(list: HTMLElement, sorting: Sorting, signal: AbortSignal): void {
  let press: Press | null = null;
  let frameId = 0;

  const drag = () => press && sorting.lifted()?.dragTo(press.y - press.grabOffset);

  const everyFrame = (now: number, before: number) => {
    if (!press || !sorting.lifted()) return;
    const elapsed = Math.min(now - before, MAX_FRAME_MS);
    window.scrollBy(0, scrollSpeed(press.y, window.innerHeight) * elapsed);
    drag();
    frameId = requestAnimationFrame((next) => everyFrame(next, now));
  };

  const end = (finish: () => void) => {
    cancelAnimationFrame(frameId);
    if (sorting.lifted()) finish();
    press = null;
  };

  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => list.addEventListener(type, listener, { signal });

  listen('pointerdown', (event) => {
    const grip = gripOf(event);
    const entry = grip?.closest('[data-entry]');
    if (!grip || !entry || event.button !== 0 || !event.isPrimary) return;
    grip.setPointerCapture(event.pointerId);
    const { pointerId, clientY: y } = event;
    const grabOffset = y - entry.getBoundingClientRect().top;
    press = { pointerId, grip, startY: y, y, grabOffset, hasLifted: false };
  });
  listen('pointermove', (event) => {
    if (event.pointerId !== press?.pointerId) return;
    press.y = event.clientY;
    if (press.hasLifted || Math.abs(press.y - press.startY) < DRAG_THRESHOLD) return;
    press.hasLifted = true;
    sorting.lift(press.grip, 'pointer');
    everyFrame(performance.now(), performance.now());
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== press?.pointerId) return;
    press.y = event.clientY;
    drag();
    end(sorting.drop);
  });
  // The system claimed the touch for another gesture, or the handle was removed.
  for (const type of ['pointercancel', 'lostpointercapture'] as const)
    listen(type, (event) => event.pointerId === press?.pointerId && end(sorting.putBack));
  signal.addEventListener('abort', () => end(() => undefined));
}
