import { useSyncExternalStore } from 'react';
import { indianDay, untilIndianMidnight, type IndianDay } from '../../../domain/posts/festivalDates';

/** Checks the date at every midnight in India, and when the page becomes visible, because timers stop while a device sleeps. */
function watchDay(look: () => void): () => void {
  let timer = 0;
  const lookAndWait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(lookAndWait, untilIndianMidnight(Date.now()));
    look();
  };
  timer = window.setTimeout(lookAndWait, untilIndianMidnight(Date.now()));
  document.addEventListener('visibilitychange', lookAndWait);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookAndWait);
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
