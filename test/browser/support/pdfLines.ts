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

function isSameLine(before: TextRun, item: TextRun): boolean {
  const isLevel = Math.abs(before.y - item.y) < LINE_SHIFT * item.size;
  return before.page === item.page && isLevel && item.x >= before.x;
}

/** Groups consecutive items by line. Columns follow one another, in drawing order. */
function rowsOf(items: readonly TextRun[]): TextRun[][] {
  const rows: TextRun[][] = [];
  for (const item of items) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && isSameLine(before, item)) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

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
