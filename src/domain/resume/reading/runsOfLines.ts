import { inRuns } from '../../grouped';
import type { TextRun } from './textRun';

/** Height of a line and width of a character, in points. */
const LINE = 12;
const CHARACTER = 5;
/** A tab is a wide gap, in characters. */
const TAB = 4;

/** A text in one style. */
export type StyledText = Pick<TextRun, 'text' | 'size' | 'font'>;
/** A line, or a cell of one; tabs in a line separate its cells. */
export type StyledLine = readonly StyledText[];

/** Splits a text in several styles at each sign; an empty one is one piece. */
export function splitAt(sign: '\n' | '\t', parts: StyledLine): StyledLine[] {
  const texts = parts.flatMap((part) =>
    part.text.split(sign).map((text, index) => ({ ...part, text, index })),
  );
  const pieces = inRuns(texts, ({ index }) => index === 0);
  return pieces.length > 0 ? pieces : [[]];
}

const lengthOf = (cell: StyledLine): number => cell.reduce((sum, { text }) => sum + text.length, 0);

/** The words of a cell, with a run for each style and behind each wide gap; `start` is in characters. */
function runsOfCell(cell: StyledLine, start: number, line: number): TextRun[] {
  let at = start;
  return cell.flatMap(({ text, size, font }, index) => {
    // A space at the edge of a style is between words; at the edge of a cell, it is only a place.
    const [before, after] = [index > 0 ? '(?:^ )?' : '', index < cell.length - 1 ? '(?: $)?' : ''];
    const from = at;
    at += text.length;
    return [...text.matchAll(new RegExp(`${before}\\S+(?: \\S+)*${after}`, 'g'))].map((match) => ({
      text: match[0],
      size,
      font,
      page: 0,
      x: (from + match.index) * CHARACTER,
      y: -line * LINE,
      width: match[0].length * CHARACTER,
    }));
  });
}

/** Lines as if they were printed, in characters of one width. Neighbours with equally many tabs are rows of one table. */
export function runsOfLines(lines: readonly StyledLine[]): TextRun[] {
  const tables = inRuns(
    lines.map((line) => splitAt('\t', line)),
    (row, [first]) => row.length === first.length,
  );
  const rows = tables.flatMap((table) => {
    // In characters.
    const widths = table[0].map((_, column) =>
      table.reduce((most, row) => Math.max(most, lengthOf(row[column] ?? [])), 0),
    );
    return table.map((cells) => ({ cells, widths }));
  });
  return rows.flatMap(({ cells, widths }, line) => {
    let start = 0;
    return cells.flatMap((cell, column) => {
      const from = start;
      start += (widths[column] ?? 0) + TAB;
      return runsOfCell(cell, from, line);
    });
  });
}
