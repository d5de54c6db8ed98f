import { grouped, inRuns } from '../../grouped';
import { formParts } from './forms';
import type { Cell, Line } from './lines';
import { DEGREE, labelled, type LabelKind } from './vocabulary';

/** A cell of a row, and what the head of its column says about it. */
export interface LabelledCell extends Cell {
  readonly label?: LabelKind | undefined;
}

/** A table whose first line names its columns. */
export interface LabelledTable {
  readonly header: readonly LabelledCell[];
  readonly rows: readonly (readonly LabelledCell[])[];
}

const COLUMNS_MIN = 3;
/** Rows are further apart than the lines in them, and the next section is further than rows. */
const ROW_GAP = 1.2;
const SECTION_GAP = 2.5;
/** Lines that are closer, in font sizes, stand side by side, each cell in the middle of its row. */
const LINE_GAP = 1;

/** Whether a line only names columns. */
export const isTableHead = (cells: readonly Cell[]): boolean =>
  cells.length >= COLUMNS_MIN &&
  cells.every(({ text, isApart }, index) => labelled(text) !== undefined && (isApart || index === 0));

/** Whether a line stands beside the one above, rather than below it. */
const isBeside = ({ y, cells: [{ size }] }: Line, above: Line | undefined): boolean =>
  above !== undefined && above.y - y < LINE_GAP * size;

/** The lines of each row: a row begins below a wider gap, or on every line if all gaps are alike. */
function rowsIn(lines: readonly Line[]): Line[][] {
  const bands = inRuns(lines, (line, _band, index) => isBeside(line, lines[index - 1]));
  const gaps = bands.slice(1).map(([line], index) => (bands[index]?.at(-1)?.y ?? 0) - line.y);
  const narrow = Math.min(...gaps.filter((gap) => gap > 0));
  const isAlike = gaps.every((gap) => gap < narrow * ROW_GAP || gap > narrow * SECTION_GAP);
  const rows = inRuns(bands, (_line, _row, index) => !isAlike && (gaps[index - 1] ?? 0) <= narrow * ROW_GAP);
  return rows.map((row) => row.flat());
}

/** The columns of some lines, from left to right: between two of them is a gap that nothing crosses. */
function columnsOf(lines: readonly Line[]): Cell[] {
  const cells = lines.flatMap((line) => line.cells);
  const sorted = cells.toSorted((a, b) => a.x - b.x);
  let right = sorted[0]?.right ?? 0;
  const columns = inRuns(sorted, (cell) => {
    const goesOn = cell.x < right;
    right = Math.max(right, cell.right);
    return goesOn;
  });
  const order = new Map(cells.map((cell, index) => [cell, index]));
  return columns.map((column) => ({
    ...column[0],
    right: Math.max(...column.map((cell) => cell.right)),
    text: column
      .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
      .map(({ text }) => text)
      .join(' '),
  }));
}

/** The cells of a row, each with its lines joined, by the nearest of the columns, in any alignment. */
function cellsIn(row: readonly Line[], columns: readonly Cell[], head: readonly Cell[]): LabelledCell[] {
  const columnOf = (cell: Cell): number => {
    const distances = columns.map(({ x, right }) => Math.max(x - cell.right, cell.x - right, 0));
    return distances.indexOf(Math.min(...distances));
  };
  const cells = grouped(
    row.flatMap((line) => line.cells),
    columnOf,
  );
  return head.flatMap(({ text: name }, column) => {
    const [first, ...others] = cells.get(column) ?? [];
    if (!first) return [];
    const text = [first, ...others].map((cell) => cell.text).join(' ');
    return [{ ...first, isApart: true, text, label: labelled(name) }];
  });
}

/** A head has few lines; a hostile section may have thousands side by side. */
const HEAD_LINES_MAX = 6;

/** How many lines name the columns: those that stand beside the first, and perhaps one more, as in "% of" above "Marks". */
function headLinesIn(lines: readonly Line[]): number | undefined {
  const top = lines.slice(0, HEAD_LINES_MAX);
  const next = top.findIndex((line, index) => index > 0 && !isBeside(line, top[index - 1]));
  const end = next < 0 ? top.length : next;
  return [end, end + 1].find((count) => isTableHead(columnsOf(lines.slice(0, count))));
}

/** The words of the longest label, and of a head: a hostile line may have thousands. */
const LABEL_WORDS_MAX = 5;
const HEAD_WORDS_MAX = 24;

/** How many labels some words are, without gaps between them: two in "Board / University Year"; undefined if not only labels. */
function labelsIn(words: readonly string[]): number | undefined {
  if (words.length === 0) return 0;
  if (words.length > HEAD_WORDS_MAX) return undefined;
  for (let count = Math.min(LABEL_WORDS_MAX, words.length); count > 0; count -= 1) {
    const others = labelled(words.slice(0, count).join(' ')) && labelsIn(words.slice(count));
    if (others !== undefined) return others + 1;
  }
  return undefined;
}

/** The course of a row without gaps, such as "B.Tech (CSE)" or "X". */
const COURSE = new RegExp(`(?:${DEGREE.source}|^\\S+)(?:\\s*\\([^()]*\\))?`, 'iu');

/** The course of a row that has lost the gaps between its cells, and the rest, whose forms tell what it is. */
function flatRow({ cells: [cell] }: Line): LabelledCell[] {
  const [course = ''] = COURSE.exec(cell.text) ?? [];
  return [
    { ...cell, text: course, isApart: true, label: 'course' },
    { ...cell, text: cell.text.slice(course.length).trim(), isApart: true, label: 'school' },
  ];
}

/** A table of marks whose gaps were lost, as copied from a phone: each row has a year. */
function flatTableIn([header, ...rows]: readonly [Line, ...Line[]]): LabelledTable | undefined {
  const words = header.cells[0].text.split(' ');
  const isHead = words.some((word) => labelled(word) === 'course') && (labelsIn(words) ?? 0) >= COLUMNS_MIN;
  const isRow = ({ cells: [{ text }, second] }: Line) =>
    second === undefined && formParts(text).some(([, form], index) => index > 0 && form === 'date');
  if (!isHead || !rows.every(isRow)) return undefined;
  return { header: [{ ...header.cells[0], label: 'course' }], rows: rows.map(flatRow) };
}

/** The table that some lines form; undefined if they don't. */
export function tableIn(lines: readonly Line[]): LabelledTable | undefined {
  const [first, ...below] = lines;
  if (!first) return undefined;
  const count = headLinesIn(lines);
  if (count === undefined) return flatTableIn([first, ...below]);
  const header = columnsOf(lines.slice(0, count));
  const columns = columnsOf(lines.filter(({ cells }) => cells.length > 1));
  const rows = rowsIn(lines.slice(count));
  return {
    header,
    rows: rows.map((row) => cellsIn(row, columns.length === header.length ? columns : header, header)),
  };
}
