import type { TextRun } from './textRun';

/** A line and a letter of plain text, in points. */
const LINE = 12;
const LETTER = 5;
const SIZE = 10;
/** A tab is a wide gap. Word ends lines inside a paragraph by a vertical tab. */
const TAB = '    ';
const LINE_END = /\r?\n|\v/;

/** A pasted text as if it were printed: letters of one width, in one style. */
export function runsOfText(text: string): TextRun[] {
  return text.split(LINE_END).flatMap((line, index) =>
    [...line.replaceAll('\t', TAB).matchAll(/\S+(?: \S+)*/g)].map((match) => ({
      text: match[0],
      page: 0,
      x: match.index * LETTER,
      y: -index * LINE,
      width: match[0].length * LETTER,
      size: SIZE,
      font: '',
    })),
  );
}
