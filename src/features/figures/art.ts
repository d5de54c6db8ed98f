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
