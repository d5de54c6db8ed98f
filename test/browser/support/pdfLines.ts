import { inRuns } from '../../../src/domain/grouped';
import type { TextRun } from '../../../src/domain/resume/reading/textRun';

/** Part of a line without wide gaps between its words; a wide gap starts another cell. */
export interface Cell {
  readonly text: string;
  readonly isBold: boolean;
  readonly size: number;
}

/** From left to right. */
export type PdfLine = readonly Cell[];

/** As fractions of the font size. A word space is about 0.25; gaps in a sentence never exceed 0.5. */
const WORD_GAP = 0.12;
const CELL_GAP = 0.5;
/** Font sizes on one line may differ, so baselines are compared loosely. */
const LINE_SHIFT = 0.5;

const isBold = ({ font }: TextRun): boolean => /bold|black|heavy/i.test(font);

function isSameLine(before: TextRun | undefined, item: TextRun): boolean {
  if (before?.page !== item.page || item.x < before.x) return false;
  return Math.abs(before.y - item.y) < LINE_SHIFT * item.size;
}

/** Groups consecutive items by line. Columns follow one another, in drawing order. */
const rowsOf = (items: readonly TextRun[]): TextRun[][] =>
  inRuns(items, (item, _row, index) => isSameLine(items[index - 1], item));

function cellsOf(row: readonly TextRun[]): Cell[] {
  const cells: Cell[] = [];
  for (const [index, item] of row.entries()) {
    const before = row[index - 1];
    const cell = cells.at(-1);
    const gap = before ? (item.x - before.x - before.width) / item.size : Infinity;
    const isOther = before !== undefined && isBold(before) !== isBold(item) && gap > WORD_GAP;
    if (!cell || gap > CELL_GAP || isOther)
      cells.push({ text: item.text.trim(), isBold: isBold(item), size: item.size });
    else
      cells[cells.length - 1] = {
        ...cell,
        text: `${cell.text}${gap > WORD_GAP ? ' ' : ''}${item.text}`.trim(),
      };
  }
  return cells;
}

/** The lines of a PDF in drawing order. */
export const linesOf = (items: readonly TextRun[]): PdfLine[] => rowsOf(items).map(cellsOf);
