import { grouped, inRuns } from '../../grouped';
import { formParts } from './forms';
import type { Cell, Line } from './lines';
import { DEGREE, labelled, type LabelKind } from './vocabulary';

/** A cell of a row, and what the head of its column says about it. */
export interface LabelledCell extends Cell {
  readonly label?: LabelKind | undefined;
}

interface HeadedCell extends LabelledCell {
  readonly column: number;
}

/** A table whose first line names its columns. */
export interface LabelledTable {
  /** The number of its first line. */
  readonly at: number;
  readonly header: readonly LabelledCell[];
  readonly rows: readonly (readonly LabelledCell[])[];
}

const COLUMNS_MIN = 3;
/** Rows are further apart than the lines in them, and the next section is further than rows. */
const ROW_GAP = 1.2;
const SECTION_GAP = 2.5;
/** Lines that are closer, in font sizes, are side by side, each cell in the middle of its row. */
const LINE_GAP = 1;

/** A name of a column that is not a label: "Remarks". */
const OTHER_NAME = /^\p{L}+\.?(?: (?:& )?\p{L}+)?$/u;

/** Whether a line only names columns, all but one of three by labels. */
export function isTableHead(cells: readonly Cell[]): boolean {
  const others = cells.filter(({ text }) => labelled(text) === undefined);
  return (
    cells.length >= Math.max(COLUMNS_MIN, 3 * others.length) &&
    others.every(({ text }) => OTHER_NAME.test(text)) &&
    cells.every(({ isApart }, index) => isApart || index === 0)
  );
}

/** Whether a line is beside the one above, rather than below it. */
const isBeside = ({ y, cells: [{ size }] }: Line, above: Line | undefined): boolean =>
  above !== undefined && above.y - y < LINE_GAP * size;

/** The lines of each row: a row begins below a wider gap or, if all gaps are alike, on every line that can. */
function rowsIn(lines: readonly Line[], beginsRow: (line: Line) => boolean): Line[][] {
  const bands = inRuns(lines, (line, _band, index) => isBeside(line, lines[index - 1]));
  const gaps = bands.slice(1).map(([line], index) => (bands[index]?.at(-1)?.y ?? 0) - line.y);
  const narrow = Math.min(...gaps.filter((gap) => gap > 0));
  const isAlike = gaps.every((gap) => gap < narrow * ROW_GAP || gap > narrow * SECTION_GAP);
  const rows = inRuns(bands, (band, _row, index) =>
    isAlike ? !band.some(beginsRow) : (gaps[index - 1] ?? 0) <= narrow * ROW_GAP,
  );
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

/**
 * The cells of a line, each with its column's label: by their order if there is one for each column, otherwise by the nearest
 * column, in any alignment. A cell that crosses columns has no label.
 */
function cellsIn({ cells }: Line, columns: readonly Cell[], head: readonly LabelledCell[]): HeadedCell[] {
  const isWhole = cells.length === head.length && cells.slice(1).every(({ isApart }) => isApart);
  return cells.map((cell, index) => {
    const distances = columns.map(({ x, right }) => Math.max(x - cell.right, cell.x - right, 0));
    const nearest = Math.min(...distances);
    const column = isWhole ? index : distances.indexOf(nearest);
    const isCrossing = !isWhole && distances.filter((distance) => distance === 0).length > 1;
    return { ...cell, isApart: true, column, label: isCrossing ? undefined : head[column]?.label };
  });
}

/** The cells of a row, each with its lines joined. */
const rowOf = (cells: readonly HeadedCell[]): LabelledCell[] =>
  [...grouped(cells, ({ column }) => column).values()]
    .map(([first, ...others]) => ({ ...first, text: [first, ...others].map(({ text }) => text).join(' ') }))
    .sort((a, b) => a.column - b.column);

/** A head has few lines; a hostile section may have thousands side by side. */
const HEAD_LINES_MAX = 6;

/** How many lines name the columns: those beside the first, and perhaps one more, as in "% of" above "Marks". */
function headLinesIn(lines: readonly Line[]): number | undefined {
  const next = lines.findIndex((line, index) => index > 0 && !isBeside(line, lines[index - 1]));
  const end = next < 0 ? lines.length : next;
  return [end, end + 1].find((count) => isTableHead(columnsOf(lines.slice(0, count))));
}

/** The heads of tables: where each begins, and how many lines it has. */
function headsIn(lines: readonly Line[]): { readonly at: number; readonly count: number }[] {
  const heads: { readonly at: number; readonly count: number }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const count = headLinesIn(lines.slice(at, at + HEAD_LINES_MAX));
    if (count === undefined) continue;
    heads.push({ at, count });
    at += count - 1;
  }
  return heads;
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
function flatTablesIn([header, ...rows]: readonly Line[]): LabelledTable[] {
  if (!header) return [];
  const words = header.cells[0].text.split(' ');
  const isHead = words.some((word) => labelled(word) === 'course') && (labelsIn(words) ?? 0) >= COLUMNS_MIN;
  const isRow = ({ cells: [{ text }, second] }: Line) =>
    second === undefined && formParts(text).some(([, form], index) => index > 0 && form === 'date');
  if (!isHead || !rows.every(isRow)) return [];
  return [{ at: 0, header: [{ ...header.cells[0], label: 'course' }], rows: rows.map(flatRow) }];
}

/**
 * Tells whether a cell begins a row: a date or marks if the table has a column of them, otherwise the first cell. One without a
 * label is a row of its own.
 */
function keyTest(head: readonly LabelledCell[]): (cell: HeadedCell) => boolean {
  const isKey = ({ label }: LabelledCell) => label === 'dates' || label === 'grade';
  const hasKey = head.some(isKey);
  return (cell) => cell.label === undefined || (hasKey ? isKey(cell) : cell.column === 0);
}

/** @param lines the head of a table, which takes `count` of them, and its rows */
function tableOf(lines: readonly Line[], at: number, count: number): LabelledTable {
  const names = columnsOf(lines.slice(0, count));
  // Among three columns, none is only a remark: what it contains tells what it is.
  const other = names.length > COLUMNS_MIN ? 'detail' : undefined;
  const header = names.map((cell): LabelledCell => ({ ...cell, label: labelled(cell.text) ?? other }));
  const columns = columnsOf(lines.filter(({ cells }) => cells.length > 1));
  const cellsOf = (line: Line) => cellsIn(line, columns.length === header.length ? columns : header, header);
  const isKey = keyTest(header);
  const rows = rowsIn(lines.slice(count), (line) => cellsOf(line).some(isKey));
  return { at, header, rows: rows.map((row) => rowOf(row.flatMap(cellsOf))) };
}

/** The tables in some lines, from the first head of one to their end. */
export function tablesIn(lines: readonly Line[]): LabelledTable[] {
  const heads = headsIn(lines);
  if (heads.length === 0) return flatTablesIn(lines);
  return heads.map(({ at, count }, index) => tableOf(lines.slice(at, heads[index + 1]?.at), at, count));
}
