import { dateInWords, type FestivalName } from '../../../domain/posts/festivalDates';
import { useNextFestival } from './useNextFestival';

interface FestivalDateProps {
  readonly flow: FestivalName;
}

/** The next date of an occasion, as "29 October 2027"; renders nothing while it is unknown. */
export function FestivalDate({ flow }: FestivalDateProps) {
  const next = useNextFestival(flow);
  return next && <time dateTime={next.date}>{dateInWords(next.date)}</time>;
}
