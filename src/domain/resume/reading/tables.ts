import type { Cell, Line } from './lines';
import { labelled } from './vocabulary';

/** A table whose first line says what its columns are. */
export interface LabelledTable {
  readonly header: Line;
  /** The texts of each row, by column. */
  readonly rows: readonly (readonly Cell[])[];
}

const COLUMNS_MIN = 3;
/** Rows stand further apart than the lines in them. */
const ROW_GAP = 1.2;

/** Whether a line only names columns. */
export const isTableHead = ({ cells }: Line): boolean =>
  cells.length >= COLUMNS_MIN &&
  cells.every(({ text, isApart }, index) => labelled(text) !== undefined && (isApart || index === 0));

/** The lines of each row: a row begins below a wider gap, or with each line if all gaps are alike. */
function rowsIn(lines: readonly Line[]): Line[][] {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  const narrow = Math.min(...gaps.filter((gap) => gap > 0));
  const isAlike = gaps.every((gap) => gap < narrow * ROW_GAP);
  const rows: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const begins = index === 0 || isAlike || (gaps[index - 1] ?? 0) > narrow * ROW_GAP;
    if (begins) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  return rows;
}

/** The cells of a row, with the lines of each joined; each starts at the edge of its column. */
function columnsIn(row: readonly Line[], { cells: head }: Line): Cell[] {
  const columnOf = ({ x }: Cell) => head.findLastIndex((column) => column.x <= x + 3);
  return head.flatMap((_, column) => {
    const cells = row.flatMap((line) => line.cells.filter((cell) => columnOf(cell) === column));
    const [first] = cells;
    return first ? [{ ...first, isApart: true, text: cells.map(({ text }) => text).join(' ') }] : [];
  });
}

/** The table that some lines are; undefined if they are none. */
export function tableIn(lines: readonly Line[]): LabelledTable | undefined {
  const [header, ...others] = lines;
  if (!header || !isTableHead(header)) return undefined;
  return { header, rows: rowsIn(others).map((row) => columnsIn(row, header)) };
}

/** What a column says, by the cell of the head above it. */
export const columnLabel = ({ header }: LabelledTable, { x }: Cell) =>
  labelled(header.cells.findLast((column) => column.x <= x + 3)?.text ?? '');
