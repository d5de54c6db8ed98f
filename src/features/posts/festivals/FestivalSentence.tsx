import { dateInWords, daysInWords, type FestivalName } from '../../../domain/posts/festivalDates';
import { POST_FLOWS } from '../../../domain/posts/occasions';
import styles from './FestivalSentence.module.css';
import { useNextFestival } from './useNextFestival';

interface FestivalSentenceProps {
  readonly flow: FestivalName;
}

/**
 * "Diwali is on 29 October 2027, in 342 days." Its line is reserved until the date is known. Phones omit the name, because
 * the heading has it.
 */
export function FestivalSentence({ flow }: FestivalSentenceProps) {
  const next = useNextFestival(flow);
  if (!next) return <span className={styles.line} />;
  const date = <time dateTime={next.date}>{dateInWords(next.date)}</time>;
  const days = daysInWords(next.days);
  const isNear = next.days < 2;
  return (
    <span className={styles.line}>
      <span className={styles.name}>
        {POST_FLOWS[flow].title} is {!isNear && 'on '}
      </span>
      {isNear ? days : date}, {isNear ? date : days}.
    </span>
  );
}
