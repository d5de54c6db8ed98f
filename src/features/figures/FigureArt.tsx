import { classNames } from '../../ui/classNames';

/**
 * A drawing: an SVG file that uses `currentColor` and tokens, so that it follows the theme of the page, which shows the
 * group `#art`.
 */
export interface Art {
  readonly src: string;
  /** Visible part of the drawing: x, y, width, height. */
  readonly viewBox: string;
}

/** The drawing in a file. The default is the viewBox that all small drawings share. */
export function art(src: string, viewBox = '0 0 144 108'): Art {
  return { src, viewBox };
}

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
      className={classNames('fig', className)}
      viewBox={art.viewBox}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <use href={`${art.src}#art`} />
    </svg>
  );
}
