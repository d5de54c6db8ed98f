import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** A toast stays at least this long after it is released, in ms. */
const MIN_REMAINING_MS = 1000;

/**
 * Calls `onEnd` once after `ms`, not counting the time the element is hovered or focused.
 * @param target the element to watch; it must exist on mount
 * @returns whether the countdown is paused
 */
export function useCountdown(target: RefObject<HTMLElement | null>, ms: number, onEnd: () => void): boolean {
  const [isPaused, setIsPaused] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const reasons = new Set<string>();
    let left = ms;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const run = () => {
      startedAt = Date.now();
      timer = setTimeout(() => end(), left);
    };
    const hold = (reason: string) => {
      if (reasons.size === 0) {
        clearTimeout(timer);
        left = Math.max(left - (Date.now() - startedAt), MIN_REMAINING_MS);
        setIsPaused(true);
      }
      reasons.add(reason);
    };
    const release = (reason: string) => {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      setIsPaused(false);
      run();
    };

    const listening = new AbortController();
    const listen = (event: string, listener: () => void) =>
      element.addEventListener(event, listener, { signal: listening.signal });
    listen('pointerenter', () => hold('pointer'));
    listen('pointerleave', () => release('pointer'));
    listen('focusin', () => hold('focus'));
    listen('focusout', () => release('focus'));
    run();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [target, ms]);

  return isPaused;
}
