import { inRuns } from '../../grouped';
import { visible } from '../../visible';
import { runsOfLines } from './runsOfLines';
import type { TextRun } from './textRun';

/** Word ends lines inside a paragraph with a vertical tab. */
const LINE_END = /\r?\n|\v/;

/** "*Skills*" and "_Nurse_" as WhatsApp shows them; "**Skills**" is bold in our own marks. */
const withoutMarks = (text: string): string =>
  text.replace(/(?<![\p{L}\d*_])([*_])((?!\1)\S(?:[^*_\n]*(?!\1)\S)?)\1(?![\p{L}\d*_@])/gu, '$2');

/** Minimum number of bars in the rows of a table, and of its rows. */
const BARS_MIN = 3;
const ROWS_MIN = 2;

const barsIn = (line: string): number => line.split('|').length - 1;

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/** "Course | Board | Year | %": the bars between the cells of a table are tabs. */
const withoutBars = (lines: readonly string[]): string[] =>
  inRuns(lines, (line, [first]) => barsIn(line) >= BARS_MIN && barsIn(line) === barsIn(first)).flatMap(
    (rows) => (rows.length < ROWS_MIN ? rows : rows.map((row) => cellsOf(row).join('\t'))),
  );

/** A pasted text as if it were printed. */
export const runsOfText = (text: string): TextRun[] =>
  runsOfLines(
    withoutBars(withoutMarks(visible(text)).split(LINE_END)).map((line) => [
      { text: line, size: 10, font: '' },
    ]),
  );
