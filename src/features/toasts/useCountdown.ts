import { useEffect, useEffectEvent, useRef } from 'react';

/** A toast stays at least this long after it is released, in ms. */
const MIN_REMAINING_MS = 1000;

/** Calls `onEnd` once after `ms`, not counting the time that it is paused. */
export function useCountdown(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - startedAt), MIN_REMAINING_MS);
    };
  }, [isPaused]);
}
