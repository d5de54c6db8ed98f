import type { Art } from './art';
import { classNames } from '../../ui/classNames';
import styles from './FigureArt.module.css';

interface FigureArtProps {
  readonly art: Art;
  /** Alternative text. Omit it if the text next to the drawing says the same. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/**
 * Shows a drawing by reference. It adds nothing to the script, is cached separately and, unlike an `<img>`, inherits the
 * page's colour and tokens.
 */
export function FigureArt({ art, title, className }: FigureArtProps) {
  return (
    <svg
      className={classNames(styles.art, className)}
      viewBox={art.viewBox}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${art.src}#art`} />
    </svg>
  );
}
