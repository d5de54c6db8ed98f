import { inRuns } from '../../grouped';
import { formParts } from './forms';
import { EDGE_SHIFT, type Cell, type Line } from './lines';
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

/** Whether a line only names columns. */
export const isTableHead = ({ cells }: Line): boolean =>
  cells.length >= COLUMNS_MIN &&
  cells.every(({ text, isApart }, index) => labelled(text) !== undefined && (isApart || index === 0));

/** The lines of each row: a row begins below a wider gap, or on every line if all gaps are alike. */
function rowsIn(lines: readonly Line[]): Line[][] {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  const narrow = Math.min(...gaps.filter((gap) => gap > 0));
  const isAlike = gaps.every((gap) => gap < narrow * ROW_GAP || gap > narrow * SECTION_GAP);
  return inRuns(lines, (_line, _row, index) => !isAlike && (gaps[index - 1] ?? 0) <= narrow * ROW_GAP);
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
  const [header, ...others] = lines;
  if (!header) return undefined;
  if (!isTableHead(header)) return flatTableIn([header, ...others]);
  return { header: header.cells, rows: rowsIn(others).map((row) => columnsIn(row, header)) };
}
