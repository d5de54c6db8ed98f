import { Link } from '../../ui/Link';
import { SITE } from '../../content/site';
import styles from './BrandMark.module.css';

/** The logo and the two lines of the name; links to the home page. */
export function BrandMark() {
  const [first, second] = SITE.wordmark;
  return (
    <Link to="/" className={styles.brand} aria-label={SITE.name}>
      <svg viewBox="0 0 34 34" aria-hidden="true" className={styles.mark}>
        <circle cx="13" cy="21" r="10" />
        <circle cx="13" cy="21" r="4.5" />
        <path d="M19.5 13.5C22 9 26 12 29 5" />
        <circle cx="29" cy="5" r="3" className={styles.spark} />
      </svg>
      <span aria-hidden="true">
        {first}
        <br />
        {second}
      </span>
    </Link>
  );
}
