import { inRuns } from '../../grouped';
import type { Month } from '../dates';
import type { Fragment } from './fragment';
import { fragmentsOf } from './fragments';
import { EDGE_SHIFT, isWrapped, type Line } from './lines';

/** The text of a section, and the lines in it that continue the line above. */
export interface SectionText {
  readonly fragments: readonly Fragment[];
  readonly wraps: ReadonlySet<number>;
  /** The first lines below headings: several sections may fill one list. */
  readonly starts: ReadonlySet<number>;
  readonly today: Month;
}

/** Whether a text is the rest of a link that a line broke. A link at the side continues at its own edge. */
function continuesLink(
  { kind, text, line, x }: Fragment,
  before: Fragment | undefined,
  wraps: ReadonlySet<number>,
): boolean {
  if (kind !== 'text' || before?.line !== line - 1 || !/^\S+(?: \([\p{L} ]+\))?$/u.test(text)) return false;
  const isBelow = !before.isApart || Math.abs(before.x - x) < EDGE_SHIFT;
  return before.text.endsWith('-') || (wraps.has(line) && isBelow && !/^\p{Lu}/u.test(text));
}

/** The fragments with the links whole. */
const withWholeLinks = (fragments: readonly Fragment[], wraps: ReadonlySet<number>): Fragment[] =>
  inRuns(
    fragments,
    (fragment, [first], index) =>
      first.kind === 'link' && continuesLink(fragment, fragments[index - 1], wraps),
  ).map(([first, ...others]) => ({
    ...first,
    text: [first, ...others].map(({ text }) => text).join(''),
    value: first.value + others.map(({ text }) => text.replace(/ .*|[,.;|]+$/, '')).join(''),
  }));

/** As a fraction of the font size: lines that are closer are side by side. */
const LINE_GAP = 0.9;
/** As a fraction of the font size: how much further two points are apart than two lines of one. */
const POINT_GAP = 0.1;

/** How far a line is below the one above; 0 unless that is plain text of the same size. */
function gapAbove({ cells: [{ size }], page, y }: Line, above: Line | undefined): number {
  const isAlike = above?.page === page && above.cells.every((cell) => cell.size === size && !cell.isBold);
  return isAlike && above.y - y > LINE_GAP * size ? above.y - y : 0;
}

/** The lines that continue the one above. */
function wrapsIn(lines: readonly Line[]): ReadonlySet<number> {
  const gaps = lines.map((line, index) => gapAbove(line, lines[index - 1]));
  const narrow = Math.min(...gaps.filter((gap) => gap > 0));
  return new Set(
    lines.flatMap((line, index) => {
      const above = lines[index - 1];
      const [{ text, size }] = line.cells;
      // Behind a full line, only its distance tells the next point from a sentence that goes on.
      const isNew = /^\p{Lu}/u.test(text) && (gaps[index] ?? 0) > narrow + POINT_GAP * size;
      return above && isWrapped(above, line) && !isNew ? [index] : [];
    }),
  );
}

/**
 * @param today decides the century of a two-digit year
 * @param areEntriesListed whether bullets begin entries instead of points
 */
export function sectionText(lines: readonly Line[], today: Month, areEntriesListed?: boolean): SectionText {
  const wraps = wrapsIn(lines);
  const starts = new Set(lines.flatMap(({ isFirst }, index) => (isFirst ? [index] : [])));
  return { fragments: withWholeLinks(fragmentsOf(lines, areEntriesListed), wraps), wraps, starts, today };
}
