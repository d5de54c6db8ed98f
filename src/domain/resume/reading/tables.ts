import { EDGE_SHIFT, type Cell, type Line } from './lines';
import { labelled, type LabelKind } from './vocabulary';

/** A cell of a row, and what the head of its column says about it. */
interface LabelledCell extends Cell {
  readonly label?: LabelKind | undefined;
}

/** A table whose first line names its columns. */
export interface LabelledTable {
  readonly header: Line;
  readonly rows: readonly (readonly LabelledCell[])[];
}

const COLUMNS_MIN = 3;
/** Rows are further apart than the lines in them, and the next section is further than rows. */
const ROW_GAP = 1.2;
const SECTION_GAP = 2.5;

/** Whether a line only names columns. */
export const isTableHead = ({ cells }: Line): boolean =>
  cells.length >= COLUMNS_MIN &&
  cells.every(({ text, isApart }, index) => labelled(text) !== undefined && (isApart || index === 0));

/** The lines of each row: a row begins below a wider gap, or on every line if all gaps are alike. */
function rowsIn(lines: readonly Line[]): Line[][] {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  const narrow = Math.min(...gaps.filter((gap) => gap > 0));
  const isAlike = gaps.every((gap) => gap < narrow * ROW_GAP || gap > narrow * SECTION_GAP);
  const rows: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const begins = index === 0 || isAlike || (gaps[index - 1] ?? 0) > narrow * ROW_GAP;
    if (begins) rows.push([line]);
    else rows.at(-1)?.push(line);
  }
  return rows;
}

/** The cells of a row, which start at the edges of its columns, each with its lines joined. */
function columnsIn(row: readonly Line[], { cells: head }: Line): LabelledCell[] {
  const columnOf = ({ x }: Cell) => head.findLastIndex((column) => column.x <= x + EDGE_SHIFT);
  return head.flatMap(({ text: name }, column) => {
    const cells = row.flatMap((line) => line.cells.filter((cell) => columnOf(cell) === column));
    const [first] = cells;
    const text = cells.map((cell) => cell.text).join(' ');
    return first ? [{ ...first, isApart: true, text, label: labelled(name) }] : [];
  });
}

/** The table that some lines form; undefined if they don't. */
export function tableIn(lines: readonly Line[]): LabelledTable | undefined {
  const [header, ...others] = lines;
  if (!header || !isTableHead(header)) return undefined;
  return { header, rows: rowsIn(others).map((row) => columnsIn(row, header)) };
}
