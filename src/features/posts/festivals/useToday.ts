import { useSyncExternalStore } from 'react';
import { indianDay, untilIndianMidnight, type IndianDay } from '../../../domain/posts/festivalDates';

/** Checks the date at midnight in India, and when the page becomes visible, because timers stop while a device sleeps. */
function watchDay(check: () => void): () => void {
  let timer = 0;
  const checkAndWait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(checkAndWait, untilIndianMidnight(Date.now()));
    check();
  };
  timer = window.setTimeout(checkAndWait, untilIndianMidnight(Date.now()));
  document.addEventListener('visibilitychange', checkAndWait);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', checkAndWait);
  };
}

/** Today in India; undefined during prerendering and hydration, when it is unknown. */
export function useToday(): IndianDay | undefined {
  return useSyncExternalStore(
    watchDay,
    () => indianDay(Date.now()),
    () => undefined,
  );
}
