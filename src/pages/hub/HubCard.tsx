import { useId } from 'react';
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

export interface HubCardProps {
  readonly card: HubCardContent;
}

/** One way onward; the whole card is the link. */
export function HubCard({ card: { to, title, text, note, columns, stage } }: HubCardProps) {
  const id = useId();
  return (
    <Link
      to={to}
      className={styles.card}
      data-columns={columns}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <div className={styles.stage}>
        <Stage stage={stage} />
      </div>
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Icon name="arrowRight" className={styles.arrow} />
        <p id={`${id}-text`}>{text}</p>
        {note && <NoteTag>{note}</NoteTag>}
      </div>
    </Link>
  );
}
