import type { ResumeLayout } from '../../../domain/resume/layout';
import { inOrder } from '../../../domain/resume/sections';
import { OwnHeading } from '../templates/parts/OwnHeading';
import type { SheetRow } from '../templates/template';

/** The rows in the visitor's order, under their own headings. */
export function arrangedRows(
  rows: readonly SheetRow[],
  { order, headings }: Pick<ResumeLayout, 'order' | 'headings'>,
): SheetRow[] {
  return inOrder(rows, order, ({ groups }) => groups[0].id).map((row) => {
    const own = row.part === 'heading' && headings[row.groups[0].id]?.trim();
    return own ? { ...row, content: <OwnHeading>{own}</OwnHeading> } : row;
  });
}
