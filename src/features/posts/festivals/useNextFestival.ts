import { useSyncExternalStore } from 'react';
import {
  indianDay,
  nextFestival,
  untilIndianMidnight,
  type FestivalName,
  type NextFestival,
} from '../../../domain/posts/festivalDates';

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

/**
 * The next festival with posters, or the next date of one flow, counted from today's date in India.
 * @returns undefined during prerendering and hydration, when today is unknown, and after the last date on record
 */
export function useNextFestival(flow?: FestivalName): NextFestival | undefined {
  const today = useSyncExternalStore(
    watchDay,
    () => indianDay(Date.now()),
    () => undefined,
  );
  return today && nextFestival(today, flow);
}
