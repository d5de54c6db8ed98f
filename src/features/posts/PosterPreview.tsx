import type { CSSProperties } from 'react';
import styles from './PosterPreview.module.css';
import { Poster } from './templates/Poster';
import type { PosterContent, PosterLayout } from './templates/template';

interface PosterPreviewProps {
  readonly layout: PosterLayout;
  readonly content: PosterContent;
  /** What it shows, for those who don't see it; the words on it stand in the form. */
  readonly label: string;
  readonly onFit?: (poster: HTMLElement) => void;
}

type Measured = CSSProperties & Record<'--true-width' | '--true-height', string>;

/** A poster as wide as its place: a second drawing of it, scaled by CSS alone. The exported one is never scaled. */
export function PosterPreview({ layout, content, label, onFit }: PosterPreviewProps) {
  const { width, height } = layout.size;
  const measures: Measured = { '--true-width': `${width}px`, '--true-height': `${height}px` };
  return (
    <div
      className={styles.preview}
      style={{ ...measures, aspectRatio: `${width} / ${height}` }}
      role="img"
      aria-label={label}
    >
      <div className={styles.scaled}>
        <Poster layout={layout} content={content} {...(onFit && { onFit })} />
      </div>
    </div>
  );
}
