import { OCCASION_CARDS, OCCASIONS_HUB } from '../content/occasions';
import { NextFestivalLine } from '../features/posts/festivals/NextFestivalLine';
import { Wrap } from '../ui/Layout';
import { Link } from '../ui/Link';
import { OccasionCard } from './hub/OccasionCard';
import { CompactHead } from './parts/CompactHead';
import styles from './OccasionsPage.module.css';

const { heading, lead, dates } = OCCASIONS_HUB;

/** `/occasional`: four occasions pegged to one line. */
export function OccasionsPage() {
  return (
    <div className={styles.page}>
      <Wrap>
        <CompactHead heading={heading} lead={lead}>
          <NextFestivalLine />
        </CompactHead>
        <div className={styles.line}>
          <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" className={styles.rope}>
            <path d="M0 4Q50 44 100 4" />
          </svg>
          {OCCASION_CARDS.map((card) => (
            <OccasionCard key={card.flow} card={card} />
          ))}
        </div>
        <p className={styles.source}>
          {dates.before}
          <Link to={dates.source.to}>{dates.source.label}</Link>
          {dates.after}
        </p>
      </Wrap>
    </div>
  );
}
