import type { SectionName } from './entities';

/**
 * The order after a section was moved among those beside it. All others keep their places.
 * @param column the sections of its column, in their order
 * @param to its new index in the column
 */
export function withMoved(
  order: readonly SectionName[],
  column: readonly SectionName[],
  moved: SectionName,
  to: number,
): SectionName[] {
  const next = column
    .filter((name) => name !== moved)
    .toSpliced(to, 0, moved)
    .values();
  return order.map((name) => (column.includes(name) ? (next.next().value ?? name) : name));
}
