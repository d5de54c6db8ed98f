import type { Art } from './art';
import styles from './FigureArt.module.css';

export interface FigureArtProps {
  readonly art: Art;
  /** What the drawing shows, for those who don't see it. Left out where the text beside it says the same. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/**
 * Shows a drawing by reference: the file costs no script, is cached by itself, and inherits colour and tokens from here,
 * which an `<img>` would not.
 */
export function FigureArt({ art, title, className = '' }: FigureArtProps) {
  return (
    <svg
      className={`${styles.art} ${className}`}
      viewBox={art.viewBox}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${art.src}#art`} />
    </svg>
  );
}
