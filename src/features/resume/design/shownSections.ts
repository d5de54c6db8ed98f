import { textsFor } from '../../../domain/fields';
import type { OwnSection, ResumeData, SectionName } from '../../../domain/resume/entities';
import { eachList, ownList } from '../../../domain/resume/lists';
import { emptyResume } from '../../../domain/resume/resume';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../../domain/resume/resumeFields';
import { headingOf, inOrder, SECTION_NAMES, sectionsIn } from '../../../domain/resume/sections';
import type { DrawnSheets } from '../sheets/useResumeSheets';
import type { SheetColumn } from '../../../domain/resume/pagination';
import type { SheetRow } from '../templates/template';

/** A section that a design shows if anything is typed into it, or one of the visitor's own. */
export interface ShownSection {
  /** Of the entry in a list, so a number. */
  readonly id: number;
  readonly name: SectionName;
  readonly column: SheetColumn;
  /** The heading where the visitor typed none. */
  readonly title: string;
  readonly own?: OwnSection;
}

const filled = () => 'x';

/** Has something in every section. */
const FULL: ResumeData = {
  ...emptyResume(),
  personalInfo: textsFor(PERSONAL_FIELDS, filled),
  ...eachList((list) => [{ id: 1, ...textsFor<object>(LIST_FIELDS[list], filled) }]),
};

const headingsIn = (rows: readonly SheetRow[]): SheetRow[] => rows.filter(({ part }) => part === 'heading');

/**
 * All sections of a design in the visitor's order, also those that are empty or hidden.
 * @param drawn a design may place a section by what else there is
 * @param whole also what is not drawn
 */
export function shownSections(
  drawn: Pick<DrawnSheets, 'template' | 'resume'>,
  whole: ResumeData,
): ShownSection[] {
  const { rows } = drawn.template;
  const [here, all] = [drawn.resume, FULL].map((resume) => headingsIn(rows(resume)));
  const sections = SECTION_NAMES.flatMap((name, id): ShownSection[] => {
    const isOf = ({ groups }: SheetRow) => groups[0].id === name;
    const heading = all?.find(isOf);
    if (!heading) return [];
    const { column, content } = here?.find(isOf) ?? heading;
    return [{ id, name, column, title: typeof content === 'string' ? content : headingOf(name) }];
  });
  const others = whole.ownSections.map((section): ShownSection => {
    const name = ownList(section);
    return {
      id: SECTION_NAMES.length + section.id,
      name,
      column: 'main',
      title: headingOf(name),
      own: section,
    };
  });
  return inOrder([...sections, ...others], sectionsIn(whole), ({ name }) => name);
}
