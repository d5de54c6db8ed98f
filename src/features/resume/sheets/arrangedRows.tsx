import type { ResumeData } from '../../../domain/resume/entities';
import { headingsIn, inOrder, sectionsIn } from '../../../domain/resume/sections';
import { OwnHeading } from '../templates/parts/OwnHeading';
import { languageOf } from '../templates/parts/scripts';
import type { SheetRow } from '../templates/template';

/** The rows in the visitor's order, under their own headings. Those of a letter belong to no section and stay as they are. */
export function arrangedRows(rows: readonly SheetRow[], resume: ResumeData): SheetRow[] {
  const headings = headingsIn(resume);
  return inOrder(rows, sectionsIn(resume), ({ groups }) => groups[0].id).map((row) => {
    const own = row.part === 'heading' && headings[row.groups[0].id]?.trim();
    return own ? { ...row, lang: languageOf(own), content: <OwnHeading>{own}</OwnHeading> } : row;
  });
}
