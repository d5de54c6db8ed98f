/**
 * One of our drawings: an SVG file whose ink is `currentColor` and whose other colours are tokens, so that it follows
 * the page it stands on. The file's group `#art` is what a page shows.
 */
export interface Art {
  readonly src: string;
  /** The part of the drawing's plane that is shown: x, y, width, height. */
  readonly viewBox: string;
}

/** The drawing in a file; small ones share one frame. */
export function art(src: string, viewBox = '0 0 144 108'): Art {
  return { src, viewBox };
}
