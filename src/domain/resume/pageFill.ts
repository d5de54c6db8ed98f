import {
  heightOf,
  SHEET_COLUMNS,
  TOLERANCE,
  type Capacities,
  type ColumnCapacity,
  type PlacedBlock,
  type SheetBlock,
  type SheetColumn,
  type SheetPlan,
} from './pagination';

/** Height in CSS px by which a column's blocks overflow its first page; 0 if they fit. */
export function overflowOf(
  blocks: readonly SheetBlock[],
  column: SheetColumn,
  { first }: ColumnCapacity,
): number {
  const over = columnHeight(blocks, column) - first;
  return over > TOLERANCE ? over : 0;
}

const columnHeight = (blocks: readonly SheetBlock[], column: SheetColumn): number =>
  heightOf(
    blocks.filter((block) => block.column === column),
    true,
  );

/** An only page filled up to this part of its height looks unfinished. */
const SHORT = 0.7;

/** Whether the blocks leave much of the first page blank in all columns. */
export const isShort = (blocks: readonly SheetBlock[], capacities: Capacities): boolean =>
  SHEET_COLUMNS.every((column) => columnHeight(blocks, column) <= SHORT * capacities[column].first);

/** A last page filled up to this part of its height looks like a mistake. */
const NEARLY_EMPTY = 0.15;

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0);

/** Whether a second page, the last one, is nearly empty in all its columns, without their gaps. More pages never fit on one. */
export function isSecondPageThin(
  pages: readonly SheetPlan[],
  blocks: readonly SheetBlock[],
  capacities: Capacities,
): boolean {
  const [, last] = pages;
  const placedHeight = ({ id, lines }: PlacedBlock) => {
    const block = blocks.find((one) => one.id === id);
    const share = lines && block?.lines?.slice(lines.from, lines.to);
    return share ? sumOf(share) : (block?.height ?? 0);
  };
  return (
    pages.length === 2 &&
    SHEET_COLUMNS.every(
      (column) =>
        sumOf((last?.[column] ?? []).map(placedHeight)) <= NEARLY_EMPTY * capacities[column].following,
    )
  );
}
