import type { MeasuredSheet } from '../../../domain/resume/fit';
import type { ColumnCapacity, SheetBlock, SheetColumn } from '../../../domain/resume/pagination';
import { UNCUT_LINES_MAX } from '../../../domain/resume/paginationLines';
import type { SheetRow } from '../templates/template';
import { linesOf, type TextLines } from './textLines';

/** A laid-out row with its lines, between which pages may break. */
interface LongRow {
  readonly element: HTMLElement;
  readonly lines: TextLines;
}

/** The measured layer: all rows on a first page, and an empty following page. */
export interface Measured extends MeasuredSheet {
  readonly blocks: SheetBlock[];
  readonly longRows: ReadonlyMap<string, LongRow>;
}

const NO_ROOM: ColumnCapacity = { first: 0, following: 0 };

function columnIn(page: Element, column: SheetColumn): Element | null {
  return page.querySelector(`[data-column="${column}"]`);
}

/** A computed length in px; 0 if it has none. */
const px = (length: string): number => Number.parseFloat(length) || 0;

function innerHeight(column: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(column);
  return column.getBoundingClientRect().height - px(paddingTop) - px(paddingBottom);
}

/** Whether a row is tall enough to be split; marks it if so, because line breaking differs in long rows. */
function markIfLong(element: HTMLElement, lineHeight: number): boolean {
  const { height } = element.getBoundingClientRect();
  const isLong = lineHeight > 0 && height > (UNCUT_LINES_MAX + 0.5) * lineHeight;
  if (element.hasAttribute('data-long') !== isLong) element.toggleAttribute('data-long', isLong);
  return isLong;
}

/** The rows of a column with their heights and the space above them, all in CSS px. */
function blocksOf(
  column: Element,
  rows: ReadonlyMap<string, SheetRow>,
  lineHeight: number,
  longRows: Map<string, LongRow>,
): SheetBlock[] {
  const blocks: SheetBlock[] = [];
  let bottom: number | undefined;
  for (const element of column.querySelectorAll<HTMLElement>('[data-row]')) {
    const row = rows.get(element.dataset.row ?? '');
    if (!row) continue;
    const lines = markIfLong(element, lineHeight) ? linesOf(element) : undefined;
    if (lines) longRows.set(row.id, { element, lines });
    const box = element.getBoundingClientRect();
    blocks.push({
      id: row.id,
      column: row.column,
      height: box.height,
      gapBefore: bottom === undefined ? 0 : box.top - bottom,
      keepWithNext: row.keepWithNext,
      ...(lines && { lines: lines.heights }),
    });
    bottom = box.bottom;
  }
  return blocks;
}

/**
 * Reads the layout of the measuring layer, whose pages must not be scaled.
 * @returns undefined if the layer has no layout (hidden, or no layout engine)
 */
export function measureRows(
  layer: Element,
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): Measured | undefined {
  const [first, following] = layer.children;
  if (!first || !following || first.getBoundingClientRect().height === 0) return undefined;
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const capacities = { main: NO_ROOM, side: NO_ROOM };
  const lineHeights = { main: 0, side: 0 };
  const longRows = new Map<string, LongRow>();
  const blocks = columns.flatMap((name) => {
    const filled = columnIn(first, name);
    const empty = columnIn(following, name);
    if (!filled || !empty) return [];
    capacities[name] = { first: innerHeight(filled), following: innerHeight(empty) };
    lineHeights[name] = px(getComputedStyle(filled).lineHeight);
    return blocksOf(filled, rowsById, lineHeights[name], longRows);
  });
  return { blocks, capacities, lineHeights, longRows };
}
