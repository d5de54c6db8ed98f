import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import type { HubCardContent, HubStage } from '../../content/hubs';
import { FigureArt } from '../../features/figures/FigureArt';
import { hubArt } from '../../features/figures/hubArt';
import { Icon } from '../../ui/Icon';
import styles from './HubCard.module.css';
import { NoteTag } from './NoteTag';
import { PosterFan } from './PosterFan';

function Stage({ stage }: { readonly stage: HubStage }) {
  if (stage.kind === 'fan') return <PosterFan posters={stage.posters} phoneScale={stage.phoneScale} />;
  return <FigureArt art={hubArt[stage.figure]} className={styles.figure} />;
}

interface HubCardProps {
  readonly card: HubCardContent;
  /** Overrides the card's own note, for one that the page computes. */
  readonly note?: ReactNode;
}

/** A card of a hub page; the whole card is the link. */
export function HubCard({ card, note = card.note }: HubCardProps) {
  const { to, title, text, columns, stage } = card;
  return (
    <Link to={to} className={styles.card} style={{ '--columns': columns }}>
      <div className={styles.stage}>
        <Stage stage={stage} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <Icon name="arrowRight" className={styles.arrow} />
        <p>{text}</p>
        {note && <NoteTag>{note}</NoteTag>}
      </div>
    </Link>
  );
}
