import { inOrder } from '../../../domain/resume/sections';
import { OwnHeading } from '../templates/parts/OwnHeading';
import type { SheetRow } from '../templates/template';

/** The visitor's order and headings, by section. */
interface Arrangement {
  readonly order: readonly string[];
  readonly headings: Readonly<Record<string, string | undefined>>;
}

/** The rows in the visitor's order, under their own headings. Those of a letter belong to no section and stay as they are. */
export function arrangedRows(rows: readonly SheetRow[], { order, headings }: Arrangement): SheetRow[] {
  return inOrder(rows, order, ({ groups }) => groups[0].id).map((row) => {
    const own = row.part === 'heading' && headings[row.groups[0].id]?.trim();
    return own ? { ...row, content: <OwnHeading>{own}</OwnHeading> } : row;
  });
}
