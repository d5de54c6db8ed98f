import { useSyncExternalStore } from 'react';
import { indianDay, type IndianDay } from '../../../domain/posts/festivalDates';
import { watchClock } from '../../../ui/watchClock';

/** Today in India; undefined during prerendering and hydration, when it is unknown. */
export function useToday(): IndianDay | undefined {
  return useSyncExternalStore(
    watchClock,
    () => indianDay(Date.now()),
    () => undefined,
  );
}
