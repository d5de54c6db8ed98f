import { dateInWords, type FestivalName } from '../../../domain/posts/festivalDates';
import { useNextFestival } from './useNextFestival';

interface FestivalDateProps {
  readonly flow: FestivalName;
}

/** "29 October 2027": the next day of an occasion; nothing while it is not known. */
export function FestivalDate({ flow }: FestivalDateProps) {
  const next = useNextFestival(flow);
  return next && <time dateTime={next.date}>{dateInWords(next.date)}</time>;
}
