import styles from './posts.module.css';
import { Poster, type PosterProps } from './templates/Poster';

interface PosterPreviewProps extends Omit<PosterProps, 'id'> {
  /** Accessible name. It omits the words on the poster, which are in the form. */
  readonly label: string;
}

/** A poster as wide as its container, scaled with CSS. The one that is exported is rendered separately, unscaled. */
export function PosterPreview({ label, ...poster }: PosterPreviewProps) {
  const { width, height } = poster.layout.size;
  return (
    <div
      className={styles.preview}
      style={{
        '--true-width': `${width}px`,
        '--true-height': `${height}px`,
        aspectRatio: `${width} / ${height}`,
      }}
      role="img"
      aria-label={label}
    >
      <div className={styles.scaled}>
        <Poster {...poster} />
      </div>
    </div>
  );
}
