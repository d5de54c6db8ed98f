import type { HubContent } from '../../content/hubs';
import { Wrap } from '../../ui/Layout';
import { HubCard } from './HubCard';
import { CompactHead } from '../parts/CompactHead';
import styles from './HubPage.module.css';

export interface HubPageProps {
  readonly content: HubContent;
}

/** A page that only leads onward: a heading and a few unequal cards on a twelve-column row. */
export function HubPage({ content: { heading, lead, cards } }: HubPageProps) {
  return (
    <Wrap>
      <CompactHead heading={heading} lead={lead} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <HubCard key={card.to} card={card} />
        ))}
      </div>
    </Wrap>
  );
}
