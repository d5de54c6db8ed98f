import { oncePerObject } from '../../../../domain/oncePerObject';
import type { EntryListName, ListItem, SectionName } from '../../../../domain/resume/entities';
import { headingOf } from '../../../../domain/resume/sections';
import type { SheetColumn } from '../../../../domain/resume/pagination';
import type { RowGroup, SheetRow } from '../template';
import type { Place } from './entries';
import { printableItem } from './printable';

/** The element of a section, whose id is also the prefix of the ids of its rows. */
export const elementOf = (name: SectionName): RowGroup => ({ tag: 'section', id: name, part: name });

/** A heading and its rows; nothing if there are no rows. */
export function section(
  name: SectionName,
  column: SheetColumn,
  rows: readonly SheetRow[],
  title = headingOf(name),
): SheetRow[] {
  if (rows.length === 0) return [];
  const heading: SheetRow = {
    id: name,
    column,
    tag: 'h3',
    part: 'heading',
    groups: [elementOf(name)],
    keepWithNext: true,
    content: title,
  };
  return [heading, ...rows];
}

/** A section with rows for each entry, cached, so that an unedited entry is not re-rendered. */
export function entrySection<Item extends ListItem>(
  list: EntryListName,
  make: (item: Item, place: Place) => SheetRow[],
  column: SheetColumn = 'main',
) {
  const rowsOf = oncePerObject((item: Item): SheetRow[] =>
    make(printableItem(item), { column, section: elementOf(list) }).map((row) => ({
      ...row,
      entries: [item.id],
    })),
  );
  return (items: readonly Item[]): SheetRow[] => section(list, column, items.flatMap(rowsOf));
}

/** Splits items into lines of `perLine`. Each line becomes a row, so that a page can break between lines. */
export function inLines<Item>(items: readonly Item[], perLine: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perLine) }, (_, line) =>
    items.slice(line * perLine, (line + 1) * perLine),
  );
}

export const idsOf = (items: readonly { readonly id: number }[]): number[] => items.map(({ id }) => id);

/** Keeps the last two lines of a list together, so that neither is alone on a page. */
export const isLastButOne = (index: number, count: number): boolean => index === count - 2;
