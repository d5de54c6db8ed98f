/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of a picture whose long side is at most `longSide`, in whole px and in its own proportions.
 * @param enlarge whether a smaller picture grows to `longSide`
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

/** Alpha below which a pixel lets something through that the eye can see. */
const SOLID = 250;

/** Whether no pixel lets anything through. @param rgba four bytes a pixel, as a canvas gives them */
export function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let alpha = 3; alpha < rgba.length; alpha += 4) if ((rgba[alpha] ?? 0) < SOLID) return false;
  return true;
}
