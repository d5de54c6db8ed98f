/**
 * One of our drawings: an SVG file that uses `currentColor` and tokens, so that it follows the page it is on. Pages show the
 * file's group `#art`.
 */
export interface Art {
  readonly src: string;
  /** Visible part of the drawing: x, y, width, height. */
  readonly viewBox: string;
}

/** The drawing in a file; small ones share one viewBox. */
export function art(src: string, viewBox = '0 0 144 108'): Art {
  return { src, viewBox };
}
