import { inRuns } from '../../grouped';
import { visible } from '../../visible';
import type { TextRun } from './textRun';

/** Height of a line and width of a letter, in points. */
const LINE = 12;
const LETTER = 5;
/** A tab is a wide gap. */
const TAB = '    ';
/** Word ends lines inside a paragraph with a vertical tab. */
const LINE_END = /\r?\n|\v/;

/** Maximum length, in letters, of cells that tabs align. */
const CELL_MAX = 60;

/** The rows of a table, their cells padded to columns. */
function aligned(rows: readonly [readonly string[], ...(readonly string[])[]]): string[] {
  const widthOf = (column: number) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0);
  const widths = rows[0].map((_, column) => Math.min(widthOf(column), CELL_MAX));
  return rows.map((row) =>
    row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join(TAB),
  );
}

/** "*Skills*" and "_Nurse_" as WhatsApp shows them; "**Skills**" is bold in our own marks. */
const withoutMarks = (text: string): string =>
  text.replace(/(?<![\p{L}\d*_])([*_])((?!\1)\S(?:[^*_\n]*(?!\1)\S)?)\1(?![\p{L}\d*_@])/gu, '$2');

/** Minimum number of bars in the rows of a table, and of its rows. */
const BARS_MIN = 3;
const ROWS_MIN = 2;

const barsIn = (line: string): number => line.split('|').length - 1;

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** "Course | Board | Year | %": the bars between the cells of a table are tabs. */
const withoutBars = (lines: readonly string[]): string[] =>
  inRuns(lines, (line, [first]) => barsIn(line) >= BARS_MIN && barsIn(line) === barsIn(first)).flatMap(
    (rows) => (rows.length < ROWS_MIN ? rows : rows.map((row) => cellsOf(row).join('\t'))),
  );

/** The lines with spaces in place of tabs. Neighbours with equally many tabs are rows of one table. */
function withoutTabs(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split('\t'));
  return inRuns(rows, (row, [first]) => row.length === first.length).flatMap(aligned);
}

/** How a line looks. */
export type LineStyle = Pick<TextRun, 'size' | 'font'>;
const PLAIN: LineStyle = { size: 10, font: '' };

/**
 * A text as if it were printed, in letters of one width.
 * @param styles of its lines; a pasted text has one style
 */
export function runsOfText(text: string, styles: readonly LineStyle[] = []): TextRun[] {
  return withoutTabs(withoutBars(withoutMarks(visible(text)).split(LINE_END))).flatMap((line, index) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
      ...(styles[index] ?? PLAIN),
      text: match[0],
      page: 0,
      x: match.index * LETTER,
      y: -index * LINE,
      width: match[0].length * LETTER,
    })),
  );
}
