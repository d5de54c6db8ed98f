import { OCCASIONS_HUB } from '../content/occasions';
import { NextFestivalLine } from '../features/posts/festivals/NextFestival';
import { FESTIVALS } from '../features/posts/occasions';
import { Wrap } from '../ui/Layout';
import { Link } from '../ui/Link';
import { PageHead } from '../ui/PageHead';
import { OccasionCard } from './hub/OccasionCard';
import styles from './OccasionsPage.module.css';

const { heading, lead, dates } = OCCASIONS_HUB;

/** `/occasional`: the occasions, pegged to a clothes line. */
export function OccasionsPage() {
  return (
    <div className={styles.page}>
      <Wrap>
        <PageHead size="compact" title={heading} lead={lead}>
          <NextFestivalLine />
        </PageHead>
        <div className={styles.line}>
          <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" className={styles.rope}>
            <path d="M0 4Q50 44 100 4" />
          </svg>
          {FESTIVALS.map((flow) => (
            <OccasionCard key={flow} flow={flow} />
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
