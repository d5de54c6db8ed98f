import { grouped } from '../../grouped';
import { EDGE_SHIFT, isBold, leading, linesOf, rightOf, rowsOf } from './lines';
import { isTableHead } from './tables';
import type { TextRun } from './textRun';
import { isSectionName } from './headings';

type Runs = readonly TextRun[];

/** Narrowest gap between two columns, in points. */
const GUTTER_MIN = 8;
/** Maximum distance between the baselines of one line, as a fraction of the font size. */
const BASELINE_SHIFT = 0.3;
/** Font size, in points, above which text stands out. */
const TEXT_SIZE_MAX = 11;
/** Minimum number of lines in a column. */
const LINES_MIN = 4;
/** Maximum share of a column's lines that are level with lines of the next column by chance. */
const SHARED_MAX = 0.55;

/** A gap between columns, with the runs on each side of it. */
interface Gutter {
  readonly above: Runs;
  readonly left: Runs;
  readonly right: Runs;
  readonly below: Runs;
  readonly shared: number;
}

/** Whether a text has the words of a heading, and isn't as light and small as the name of a skill. */
const isHeading = (run: TextRun): boolean =>
  isSectionName(run.text) && (isBold(run) || run.size > TEXT_SIZE_MAX || !/\p{Ll}/u.test(run.text));

/** The share of the shorter column's lines that are level with a line of the other one. */
function sharedPart(left: Runs, right: Runs): number {
  const [few = [], many = []] = [rowsOf(left), rowsOf(right)].sort((a, b) => a.length - b.length);
  const beside = few.filter(([run]) =>
    many.some(([other]) => run && other && Math.abs(run.y - other.y) < BASELINE_SHIFT * run.size),
  );
  return beside.length / Math.max(few.length, 1);
}

/** Whether the head of one table is on both sides: the texts of its rows need not be level. */
function haveTableHead(left: Runs, right: Runs): boolean {
  const edge = Math.min(...right.map(({ x }) => x));
  return linesOf([...left, ...right]).some(
    ({ cells }) => isTableHead(cells) && cells[0].x < edge && (cells.at(-1)?.x ?? 0) >= edge,
  );
}

/**
 * Whether two sides of a page are read one after the other rather than line by line.
 * @param isKnown whether a page before has a column at this edge
 */
function areColumns(left: Runs, right: Runs, shared: number, isKnown: boolean): boolean {
  if (isKnown) return left.length > 0;
  const lines = Math.min(rowsOf(left).length, rowsOf(right).length);
  if (lines < LINES_MIN || haveTableHead(left, right)) return false;
  if (left.some(isHeading) && right.some(isHeading)) return true;
  return shared < SHARED_MAX && lines > LINES_MIN;
}

/** The largest group of runs between two lines of those that cross a gap. */
function bandAt(runs: Runs, crossing: Runs): Runs {
  const edges = crossing.map(({ y }) => y).sort((a, b) => b - a);
  const bands = grouped(runs, ({ y, size }) => {
    const below = leading(edges, (edge) => edge >= y + BASELINE_SHIFT * size);
    return (edges[below] ?? -Infinity) < y - BASELINE_SHIFT * size ? below : undefined;
  });
  bands.delete(undefined); // On a line that something crosses.
  return [...bands.values()].reduce<Runs>(
    (longest, next) => (next.length > longest.length ? next : longest),
    [],
  );
}

/** The gap left of `x` in the longest stretch of a page that nothing crosses there. */
function gutterAt(x: number, runs: Runs, isKnown: boolean): Gutter | undefined {
  const isRight = (run: TextRun) => run.x >= x - EDGE_SHIFT;
  const isLeft = (run: TextRun) => rightOf(run) <= x - GUTTER_MIN;
  const band = bandAt(
    runs,
    runs.filter((run) => !isRight(run) && !isLeft(run)),
  );
  const [left, right] = [band.filter(isLeft), band.filter(isRight)];
  const aligned = right.filter((run) => Math.abs(run.x - x) < EDGE_SHIFT);
  const shared = sharedPart(left, right);
  if (rowsOf(aligned).length < LINES_MIN || !areColumns(left, right, shared, isKnown)) return undefined;
  const inBand = new Set(band);
  const ys = band.map(({ y }) => y);
  const middle = (Math.max(...ys) + Math.min(...ys)) / 2;
  const others = runs.filter((run) => !inBand.has(run));
  return {
    above: others.filter(({ y }) => y > middle),
    left,
    right,
    below: others.filter(({ y }) => y <= middle),
    shared,
  };
}

export const widthOf = (runs: Runs): number =>
  Math.max(...runs.map(rightOf)) - Math.min(...runs.map(({ x }) => x));

/** The gap with most of the page beside it, preferably between columns whose lines are not level. */
function bestGutter(runs: Runs, known: readonly number[]): Gutter | undefined {
  const edges = [...grouped(runs, ({ x }) => Math.round(x / EDGE_SHIFT))].filter(
    ([, column]) => column.length >= LINES_MIN,
  );
  const gutters = edges.flatMap(([, column]) => {
    const left = Math.min(...column.map(({ x }) => x));
    const isKnown = known.some((edge) => Math.abs(edge - left) < EDGE_SHIFT);
    return gutterAt(left, runs, isKnown) ?? [];
  });
  const sizeOf = ({ left, right, shared }: Gutter) => (left.length + right.length) * (1.5 - shared);
  return gutters.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/**
 * The columns of a page, from left to right, and what is above and below them.
 * @param known left edges of columns on the pages before, which may continue here for a few lines
 */
export function columnsOf(runs: Runs, known: readonly number[]): Runs[] {
  if (runs.length === 0) return [];
  const gutter = bestGutter(runs, known);
  if (!gutter) return [runs];
  const { above, left, right, below } = gutter;
  return [above, left, right, below].flatMap((part) => columnsOf(part, known));
}
