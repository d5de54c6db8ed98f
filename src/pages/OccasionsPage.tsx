import { OCCASION_CARDS, OCCASIONS_HUB } from '../content/occasions';
import { Wrap } from '../ui/Layout';
import { OccasionCard } from './hub/OccasionCard';
import { CompactHead } from './parts/CompactHead';
import styles from './OccasionsPage.module.css';

/** `/occasional`: four occasions pegged to one line. */
export function OccasionsPage() {
  return (
    <Wrap>
      <CompactHead heading={OCCASIONS_HUB.heading} lead={OCCASIONS_HUB.lead} />
      <div className={styles.line}>
        <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" className={styles.rope}>
          <path d="M0 4Q50 44 100 4" />
        </svg>
        {OCCASION_CARDS.map((card) => (
          <OccasionCard key={card.to} card={card} />
        ))}
      </div>
    </Wrap>
  );
}
