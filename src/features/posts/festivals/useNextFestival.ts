import { useSyncExternalStore } from 'react';
import {
  indianDay,
  nextFestival,
  untilIndianMidnight,
  type FestivalName,
  type NextFestival,
} from '../../../domain/posts/festivalDates';

/** Looks at the day at every midnight in India, and when the page is seen again: timers sleep when the device does. */
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
 * The next festival with posters, or the next day of one flow, told from the day in India.
 * @returns undefined in prerendered HTML and while it is hydrated, where the day is not known, and after the last known day
 */
export function useNextFestival(flow?: FestivalName): NextFestival | undefined {
  const today = useSyncExternalStore(
    watchDay,
    () => indianDay(Date.now()),
    () => undefined,
  );
  return today && nextFestival(today, flow);
}
