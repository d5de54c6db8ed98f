import type { Size } from './measure';

/** A rectangle in px. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Alpha up to which a pixel counts as invisible. */
const UNSEEN = 4;

/**
 * Bounding box of the visible pixels.
 * @param rgba four bytes per pixel
 * @returns undefined if nothing is visible
 */
export function visibleArea(rgba: Uint8ClampedArray, { width, height }: Size): Area | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if ((rgba[pixel * 4 + 3] ?? 0) <= UNSEEN) continue;
    const x = pixel % width;
    bottom = (pixel - x) / width;
    top = Math.min(top, bottom);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
