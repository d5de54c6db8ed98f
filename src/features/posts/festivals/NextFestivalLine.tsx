import { dateInWords, daysInWords } from '../../../domain/posts/festivalDates';
import { POST_FLOWS } from '../../../domain/posts/occasions';
import { Link } from '../../../ui/Link';
import styles from './NextFestivalLine.module.css';
import { useNextFestival } from './useNextFestival';

/** "Next festival: Diwali, in 5 days · 29 October 2027", linked to its posters. Height reserved until the date is known. */
export function NextFestivalLine() {
  const next = useNextFestival();
  if (!next) return <p className={styles.line} />;
  const { title, path } = POST_FLOWS[next.flow];
  const isToday = next.days === 0;
  return (
    <p className={styles.line}>
      <span>
        {isToday ? 'Today' : 'Next festival'}: <Link to={path}>{title}</Link>
        {!isToday && ','}
      </span>{' '}
      <span className={styles.when}>
        {!isToday && `${daysInWords(next.days)} · `}
        <time dateTime={next.date}>{dateInWords(next.date)}</time>
      </span>
    </p>
  );
}
