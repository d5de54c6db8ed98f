import { useId, type CSSProperties } from 'react';
import { Link } from '../../ui/Link';
import type { OccasionCardContent } from '../../content/occasions';
import { FigureArt } from '../../features/figures/FigureArt';
import { hubArt } from '../../features/figures/hubArt';
import { Icon } from '../../ui/Icon';
import { NoteTag } from './NoteTag';
import styles from './OccasionCard.module.css';

type Tilted = CSSProperties & Record<'--tilt', string>;

export interface OccasionCardProps {
  readonly card: OccasionCardContent;
}

/** A sample poster on a peg; the whole card is the link to its generator. */
export function OccasionCard({ card: { to, title, text, note, tilt, sample } }: OccasionCardProps) {
  const hanging: Tilted = { '--tilt': `${tilt}deg` };
  const id = useId();
  return (
    <Link to={to} className={styles.card} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <span className={styles.sheet} style={hanging}>
        {sample ? (
          <img
            src={sample.image}
            alt=""
            width={sample.width}
            height={sample.height}
            className={styles.poster}
          />
        ) : (
          <span className={styles.blank}>
            <FigureArt art={hubArt.independence} />
          </span>
        )}
      </span>
      <h2 id={`${id}-title`}>
        {title}
        <Icon name="arrowRight" className={styles.arrow} />
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {note && <NoteTag>{note}</NoteTag>}
    </Link>
  );
}
