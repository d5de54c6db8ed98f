import { daysInWords } from '../../../domain/posts/festivalDates';
import { POST_FLOWS } from '../../../domain/posts/occasions';
import { useNextFestival } from './useNextFestival';

/** "Next: Diwali, in 5 days" or "Today: Diwali", for use in a note; renders nothing while the date is unknown. */
export function NextFestivalWords() {
  const next = useNextFestival();
  if (!next) return null;
  const { title } = POST_FLOWS[next.flow];
  return next.days === 0 ? `Today: ${title}` : `Next: ${title}, ${daysInWords(next.days)}`;
}
