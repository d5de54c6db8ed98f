import { inRuns } from '../../grouped';
import { RATING_SIGNS } from './ratings';
import type { TextRun } from './textRun';

/** Neighbouring runs of a line in one style, without a wide gap between them. */
export interface Cell {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Font size. */
  readonly size: number;
  readonly isBold: boolean;
  /** Whether a gap wider than between words separates it from the cell before. */
  readonly isApart: boolean;
  /** Whether a space separates it from the cell before. */
  readonly isSpaced: boolean;
}

/** Cells from left to right. */
export interface Line {
  readonly cells: readonly [Cell, ...Cell[]];
  readonly page: number;
  /** Of the baseline. */
  readonly y: number;
  /** Where the longest line of its column ends. */
  readonly columnRight: number;
  /** Whether it is the first below a heading. */
  readonly isFirst?: boolean;
}

/** As fractions of the font size. A word space is about 0.25; gaps in a sentence never exceed 0.6. */
const WORD_GAP = 0.12;
const CELL_GAP = 0.6;
/** Has no space before it, but the last mark of an Indian word may stand beyond the word's width in a PDF. */
const CLOSING = /^[.,।](?:\s|$)/;
/** How far, in points, rounding may move texts that start at the same edge. */
export const EDGE_SHIFT = 3;
/** Font sizes on one line may differ, so baselines are compared loosely. */
const LINE_SHIFT = 0.4;

/** `CMBX` is the bold of TeX's fonts. */
const BOLD = /bold|black|heavy|demi|cmbx/i;

export const isBold = ({ font }: TextRun): boolean => BOLD.test(font);

export const rightOf = ({ x, width }: Pick<TextRun, 'x' | 'width'>): number => x + width;

/** How many items of a sorted list pass a test that all later ones fail. It searches in halves: a page may have thousands. */
export function leading<Item>(sorted: readonly Item[], passes: (item: Item) => boolean): number {
  let [start, end] = [0, sorted.length];
  while (start < end) {
    const middle = Math.floor((start + end) / 2);
    const item = sorted[middle];
    if (item !== undefined && passes(item)) start = middle + 1;
    else end = middle;
  }
  return start;
}

/** Runs on one baseline, from top to bottom and from left to right. */
export function rowsOf(runs: readonly TextRun[]): TextRun[][] {
  const sorted = runs.toSorted((a, b) => a.page - b.page || b.y - a.y || a.x - b.x);
  const isLevel = (run: TextRun, [first]: readonly [TextRun, ...TextRun[]]): boolean =>
    first.page === run.page && Math.abs(first.y - run.y) < LINE_SHIFT * Math.max(first.size, run.size);
  return inRuns(sorted, isLevel).map((row) => row.toSorted((a, b) => a.x - b.x));
}

function cellOf(run: TextRun, before: TextRun | undefined): Cell {
  const gap = before ? (run.x - rightOf(before)) / run.size : Infinity;
  return {
    text: run.text.trim(),
    x: run.x,
    right: rightOf(run),
    size: run.size,
    isBold: isBold(run),
    isApart: gap > CELL_GAP,
    isSpaced:
      (gap > WORD_GAP && !CLOSING.test(run.text)) || /\s$/.test(before?.text ?? '') || /^\s/.test(run.text),
  };
}

/** In "Name      :  Asha", the colon is in a column of its own. */
const isAtColon = (before: Cell | undefined, { text }: Cell): boolean =>
  /^[:：]/u.test(text) || /^[:：]$/u.test(before?.text ?? '');

/** What is drawn with spaces between its letters, of which pairs may stay close: "U I / U X", "C O N TA C T". */
const SPACED_OUT = /^(?:[^\p{Lo}\d\s|•·–—-]{1,2}\s+){3,}[^\p{Lo}\d\s|•·–—-]{1,2}$/u;
/** At most one in so many letters is the second of a pair. */
const PAIRS = 4;

/** A text without spaces between all its letters; between words, they are wider. */
export function unspaced(text: string): string {
  if (!SPACED_OUT.test(text)) return text;
  const parts = text.split(/\s+/);
  if ((parts.join('').length - parts.length) * PAIRS > parts.length) return text;
  return text.replace(/\s+/g, (space) => (space.length > 1 ? ' ' : ''));
}

/** Letters with spaces between them, or the signs of a rating. */
const IN_PIECES = new RegExp(`^(?:(?:[\\p{Lu}/&] )+[\\p{Lu}/&]|[${RATING_SIGNS}])$`, 'u');
/** As a fraction of the font size: wider gaps are between columns. */
const PIECES_GAP = 3;

/** "W O R K   R E C O R D" is one text, however wide its gap. */
const isNextPiece = (before: Cell | undefined, cell: Cell): boolean =>
  before !== undefined &&
  cell.x - before.right < PIECES_GAP * cell.size &&
  IN_PIECES.test(before.text) &&
  IN_PIECES.test(cell.text);

/** The cells of a row; runs of one style that follow each other closely are one cell. */
function cellsOf(row: readonly TextRun[]): Cell[] {
  const cells = row.map((run, index) => cellOf(run, row[index - 1]));
  const isSame = (cell: Cell, [first]: readonly [Cell, ...Cell[]], index: number): boolean => {
    const before = cells[index - 1];
    return (
      cell.isBold === first.isBold && (!cell.isApart || isAtColon(before, cell) || isNextPiece(before, cell))
    );
  };
  return inRuns(cells, isSame).map((run) => {
    const wide = sentenceOf(run, '  ');
    const text = unspaced(wide);
    return {
      ...run[0],
      text: text === wide ? sentenceOf(run) : text,
      right: run.at(-1)?.right ?? run[0].right,
    };
  });
}

/** The lines of a column. */
export function linesOf(runs: readonly TextRun[]): Line[] {
  const columnRight = Math.max(...runs.map(rightOf));
  return rowsOf(runs).flatMap((row) => {
    const [first, ...others] = cellsOf(row);
    const [run] = row;
    return first && run ? [{ cells: [first, ...others], page: run.page, y: run.y, columnRight }] : [];
  });
}

/** The text of some cells of a line, in one sentence. @param gap between cells that are apart */
export const sentenceOf = (cells: readonly Cell[], gap = ' '): string =>
  cells
    .map(({ text, isApart, isSpaced }, index) => {
      if (index === 0) return text;
      return (isApart ? gap : isSpaced ? ' ' : '') + text;
    })
    .join('');

/** Distance, in font sizes, above which there is an empty line between two, even in double-spaced text. */
const WRAP_MAX = 2.3;

/** Whether a line continues the one above, where its first word had no room. */
export function isWrapped(above: Line, { cells: [first], page, y }: Line): boolean {
  const end = above.cells.at(-1) ?? above.cells[0];
  const [word = ''] = first.text.split(' ');
  const wordWidth = (word.length / Math.max(first.text.length, 1)) * (first.right - first.x);
  const isLowerCase = /^\p{Ll}/u.test(first.text);
  const room = above.columnRight - end.right;
  if (page !== above.page || above.y - y > WRAP_MAX * first.size) return false;
  return room < wordWidth + (isLowerCase ? 3 : 0.3) * first.size;
}
