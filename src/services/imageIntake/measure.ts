/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Scales a size proportionally to at most `longSide`, in whole px.
 * @param enlarge whether to scale smaller pictures up to `longSide`
 */
export function sizeWithin(
  { width, height }: Size,
  longSide: number,
  { enlarge }: { enlarge: boolean },
): Size {
  const scale = longSide / Math.max(width, height);
  const share = enlarge ? scale : Math.min(1, scale);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** Alpha below which a pixel is visibly transparent. */
const SOLID = 250;

/** Whether every pixel is opaque. @param rgba four bytes per pixel, as from a canvas */
export function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if ((rgba[alpha] ?? 0) < SOLID) return false;
  return true;
}
