const MINUTE_MS = 60_000;

/**
 * Looks at the clock each minute, for whatever depends on the date: timers stop while a device sleeps, and one that waits for
 * midnight would be late.
 * @returns a function that stops it
 */
export function watchClock(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}
