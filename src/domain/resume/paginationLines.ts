/** Zero-based lines of a block, from `from` up to but excluding `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** One line of a paragraph. */
interface Strip {
  readonly height: number;
  readonly lines: LineRange;
  readonly keepWithNext: boolean;
}

/** Paragraphs up to this length never break: a gap at the foot of the page reads better than a split short paragraph. */
export const UNCUT_LINES_MAX = 8;

/** Minimum number of lines on either side of a break, to prevent widows and orphans. */
const FEWEST_LINES = 2;

/**
 * Splits a paragraph into lines, tied so that a break leaves at least `FEWEST_LINES` on either side.
 * @param heights line heights in CSS px
 * @param keepWithNext whether the last line is tied to the next block
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
