import { dateInWords, daysInWords, nextDay, type IndianDay } from '../../../domain/posts/festivalDates';
import styles from '../StudioHead.module.css';
import { useToday } from './useToday';

interface FestivalSentenceProps {
  readonly title: string;
  readonly days: readonly IndianDay[];
}

/**
 * "Diwali is on 29 October 2027, in 342 days." The line is reserved until the date is known. Phones omit the name, which is
 * in the heading.
 */
export function FestivalSentence({ title, days }: FestivalSentenceProps) {
  const today = useToday();
  const next = today && nextDay(days, today);
  if (!next) return <span className={styles.line} />;
  const date = <time dateTime={next.date}>{dateInWords(next.date)}</time>;
  const wait = daysInWords(next.days);
  const isNear = next.days < 2;
  return (
    <span className={styles.line}>
      <span className={styles.name}>
        {title} is {!isNear && 'on '}
      </span>
      {isNear ? <span className={styles.first}>{wait}</span> : date}, {isNear ? date : wait}.
    </span>
  );
}
