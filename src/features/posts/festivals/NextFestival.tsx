import { dateInWords, daysInWords, nextDay } from '../../../domain/posts/festivalDates';
import { POST_FLOWS, type FestivalName } from '../../../domain/posts/occasions';
import { Link } from '../../../ui/Link';
import { nextFestival, OCCASIONS } from '../occasions';
import styles from './NextFestival.module.css';
import { useToday } from './useToday';

function useNextFestival() {
  const today = useToday();
  return today && nextFestival(today);
}

/** "Next festival: Diwali, in 5 days · 29 October 2027", linked to its posters. Height reserved until the date is known. */
export function NextFestivalLine() {
  const next = useNextFestival();
  if (!next) return <p className={styles.line} />;
  const { title, path } = POST_FLOWS[next.flow];
  const isToday = next.days === 0;
  return (
    <p className={styles.line}>
      <span>
        {isToday ? 'Today' : 'Next festival'}:{' '}
        <Link className="target" to={path}>
          {title}
        </Link>
        {!isToday && ','}
      </span>{' '}
      <span className={styles.when}>
        {!isToday && `${daysInWords(next.days)} · `}
        <time dateTime={next.date}>{dateInWords(next.date)}</time>
      </span>
    </p>
  );
}

/** "Next: Diwali, in 5 days" or "Today: Diwali", for use in a note; renders nothing while the date is unknown. */
export function NextFestivalWords() {
  const next = useNextFestival();
  if (!next) return null;
  const { title } = POST_FLOWS[next.flow];
  return next.days === 0 ? `Today: ${title}` : `Next: ${title}, ${daysInWords(next.days)}`;
}

/** The next date of an occasion, as "29 October 2027"; renders nothing while it is unknown. */
export function FestivalDate({ flow }: { readonly flow: FestivalName }) {
  const today = useToday();
  const next = today && nextDay(OCCASIONS[flow].days, today);
  return next && <time dateTime={next.date}>{dateInWords(next.date)}</time>;
}
