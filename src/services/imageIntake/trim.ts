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
  const isSeen = (x: number, y: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) > UNSEEN;
  const rowIsSeen = (y: number) => someIndex(width, (x) => isSeen(x, y));
  const top = firstIndex(height, rowIsSeen);
  if (top === undefined) return undefined;
  const bottom = lastIndex(height, rowIsSeen);
  const columnIsSeen = (x: number) => someIndex(height, (y) => isSeen(x, y));
  const left = firstIndex(width, columnIsSeen) ?? 0;
  return { x: left, y: top, width: lastIndex(width, columnIsSeen) - left + 1, height: bottom - top + 1 };
}

function firstIndex(count: number, test: (index: number) => boolean): number | undefined {
  for (let index = 0; index < count; index += 1) if (test(index)) return index;
  return undefined;
}

function lastIndex(count: number, test: (index: number) => boolean): number {
  let index = count - 1;
  while (index > 0 && !test(index)) index -= 1;
  return index;
}

const someIndex = (count: number, test: (index: number) => boolean) => firstIndex(count, test) !== undefined;
