import { daysInWords } from '../../../domain/posts/festivalDates';
import { POST_FLOWS } from '../../../domain/posts/occasions';
import { useNextFestival } from './useNextFestival';

/** "Next: Diwali, in 5 days" or "Today: Diwali", for a remark. Nothing while the day is not known. */
export function NextFestivalWords() {
  const next = useNextFestival();
  if (!next) return null;
  const { title } = POST_FLOWS[next.flow];
  return next.days === 0 ? `Today: ${title}` : `Next: ${title}, ${daysInWords(next.days)}`;
}
