import type { ReactNode } from 'react';
import type { HubContent } from '../../content/hubs';
import type { RoutePath } from '../../domain/routes';
import { Wrap } from '../../ui/Layout';
import { PageHead } from '../../ui/PageHead';
import { HubCard } from './HubCard';
import styles from './HubCard.module.css';

interface HubPageProps {
  readonly content: HubContent;
  /** Notes computed by the page, by the route of their card. */
  readonly notes?: Readonly<Partial<Record<RoutePath, ReactNode>>>;
}

/** A page of links: a heading and a few cards of different widths in a twelve-column row. */
export function HubPage({ content: { heading, lead, cards }, notes = {} }: HubPageProps) {
  return (
    <Wrap>
      <PageHead size="compact" title={heading} lead={lead} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <HubCard key={card.to} card={card} note={notes[card.to]} />
        ))}
      </div>
    </Wrap>
  );
}
