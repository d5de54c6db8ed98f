/** Lines of a block, counted from 0: `from` is the first of them, `to` the first that is not. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Part of a paragraph that a page break must not divide further. */
interface Strip {
  readonly height: number;
  readonly lines: LineRange;
  readonly keepWithNext: boolean;
}

/** A paragraph that is not longer than this is never cut: half a paragraph on either page reads worse than a hole. */
export const UNCUT_LINES_MAX = 8;

/** Fewer lines than these stand alone neither at the foot of a page nor at the head of the next. */
const FEWEST_LINES = 2;

/**
 * A paragraph line by line, tied so that a break leaves at least two lines on either side.
 * @param heights of the lines, in CSS px
 * @param keepWithNext whether its last lines are tied to what follows
 */
export function stripsOf(heights: readonly number[], keepWithNext: boolean): Strip[] {
  return heights.map((height, line) => {
    const isFirst = line < FEWEST_LINES - 1;
    const isLast = line === heights.length - 1;
    const isAmongLast = line >= heights.length - FEWEST_LINES;
    return {
      height,
      lines: { from: line, to: line + 1 },
      keepWithNext: isLast ? keepWithNext : isFirst || isAmongLast,
    };
  });
}
