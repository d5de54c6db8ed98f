import type { ColumnCapacity, SheetBlock } from '../../../domain/resume/pagination';
import type { SheetColumn, SheetRow } from '../templates/template';

/** What the measuring layer holds: all rows on a first page, and an empty following page. */
export interface Measured {
  readonly blocks: SheetBlock<SheetColumn>[];
  readonly capacities: Record<SheetColumn, ColumnCapacity>;
}

const NO_ROOM: ColumnCapacity = { first: 0, following: 0 };

function columnIn(page: Element, column: SheetColumn): Element | null {
  return page.querySelector(`[data-column="${column}"]`);
}

/** px of a computed length; 0 of none. */
const px = (length: string): number => Number.parseFloat(length) || 0;

function innerHeight(column: Element): number {
  const { paddingTop, paddingBottom } = getComputedStyle(column);
  return column.clientHeight - px(paddingTop) - px(paddingBottom);
}

/** The rows of a column with their heights and the white above them, all in CSS px. */
function blocksOf(column: Element, rows: ReadonlyMap<string, SheetRow>): SheetBlock<SheetColumn>[] {
  const blocks: SheetBlock<SheetColumn>[] = [];
  let bottom: number | undefined;
  for (const element of column.querySelectorAll<HTMLElement>('[data-row]')) {
    const row = rows.get(element.dataset.row ?? '');
    if (!row) continue;
    const box = element.getBoundingClientRect();
    const gapBefore = bottom === undefined ? 0 : box.top - bottom;
    blocks.push({
      id: row.id,
      column: row.column,
      height: box.height,
      gapBefore,
      keepWithNext: row.keepWithNext,
    });
    bottom = box.bottom;
  }
  return blocks;
}

/**
 * Reads the layout of the measuring layer. Its pages must not be scaled.
 * @returns undefined while the layer has no layout (hidden, or no layout engine)
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
  const blocks = columns.flatMap((name) => {
    const filled = columnIn(first, name);
    const empty = columnIn(following, name);
    if (!filled || !empty) return [];
    capacities[name] = { first: innerHeight(filled), following: innerHeight(empty) };
    return blocksOf(filled, rowsById);
  });
  return { blocks, capacities };
}
