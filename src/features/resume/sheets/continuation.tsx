import type { ReactNode } from 'react';
import { Typed } from '../templates/parts/text';
import type { SheetRow } from '../templates/template';
import type { PlacedRow } from './planSheets';

/**
 * What a page continues in a column that begins inside a section or an entry of it: its name, as a mark for the page.
 * @param rows of all pages
 * @param first the first row of a column of the page
 * @returns null for a column that begins with a heading, or is empty, and for a document without headings
 */
export function continuation(rows: readonly SheetRow[], first: PlacedRow | undefined): ReactNode {
  const index = rows.findIndex(({ id }) => id === first?.id);
  const row = rows[index];
  if (!first || !row || row.part === 'heading') return null;
  const [section, entry] = row.groups;
  const heading = rows.find(({ part, groups }) => part === 'heading' && groups[0].id === section.id);
  if (!heading) return null;
  const isBroken = rows[index - 1]?.groups[1]?.id === entry?.id || (first.lines?.from ?? 0) > 0;
  const name = isBroken && entry?.name ? <Typed>{entry.name}</Typed> : heading.content;
  // In a language of the visitor's own, dots say so in place of a word.
  const isOurs = typeof heading.content === 'string';
  return (
    <>
      {name}
      {isOurs ? ', continued' : ' …'}
    </>
  );
}
