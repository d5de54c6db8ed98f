import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../../../../domain/resume/limits';
import type {
  Language,
  OwnListName,
  ProfessionalSkill,
  Reference,
  ResumeData,
  ResumeListName,
  ResumeLists,
  WorkExperience,
} from '../../../../domain/resume/entities';
import { ownList } from '../../../../domain/resume/lists';
import type { SheetColumn } from '../../../../domain/resume/pagination';
import type { RowGroup, SheetRow } from '../template';
import { jobRows, narrowSchoolRows, pairRows, projectRows, schoolRows, type Place } from './entries';
import { LevelLine } from './Levels';
import { ReferenceCard } from './ReferenceCard';
import { printable, printableItem } from './printable';
import { elementOf, entrySection, idsOf, inLines, isLastButOne, section } from './section';
import { Typed } from './text';

export function summary({ personalInfo }: ResumeData, title?: string): SheetRow[] {
  const text = printable(personalInfo.description).trim();
  if (text === '') return [];
  const row: SheetRow = {
    id: 'summary-text',
    column: 'main',
    tag: 'p',
    part: 'lead',
    groups: [elementOf('summary')],
    keepWithNext: false,
    content: text,
  };
  return section('summary', 'main', [row], title);
}

/** Draws a list of the specification. */
function itemSection<List extends ResumeListName>(
  list: List,
  make: (item: ResumeLists[List][number], place: Place) => SheetRow[],
  column?: SheetColumn,
) {
  const draw = entrySection(list, make, column);
  return (lists: ResumeLists): SheetRow[] => draw(lists[list]);
}

export const work = itemSection('workExperiences', jobRows);
export const education = itemSection('education', schoolRows);
/** In a narrow column. */
export const narrowEducation = itemSection('education', narrowSchoolRows, 'side');
export const projects = itemSection('projects', projectRows);
export const skills = itemSection('skills', pairRows);
export const certificates = itemSection('certificates', pairRows);

const drawOwn = new Map<OwnListName, (entries: readonly WorkExperience[]) => SheetRow[]>();

/** The visitor's own sections, whose entries look like jobs. */
export const ownSections = (resume: ResumeData): SheetRow[] =>
  resume.ownSections.flatMap((own) => {
    const list = ownList(own);
    const draw = drawOwn.get(list) ?? entrySection(list, jobRows);
    drawOwn.set(list, draw);
    return draw(own.entries);
  });

interface LevelOptions {
  readonly column: SheetColumn;
  readonly perLine: number;
  /** Without bars, with as many per line as fit, up to `perLine`. */
  readonly isPlain?: boolean;
}

function levels(
  name: 'languages' | 'professionalSkills',
  items: readonly (Language | ProfessionalSkill)[],
  max: number,
  { column, perLine, isPlain = false }: LevelOptions,
): SheetRow[] {
  const rows = inLines(items.map(printableItem), perLine).map((line, index): SheetRow => ({
    id: `${name}-line-${index}`,
    column,
    tag: 'ul',
    part: isPlain ? 'items' : 'levels',
    groups: [elementOf(name)],
    entries: idsOf(line),
    keepWithNext: isLastButOne(index, Math.ceil(items.length / perLine)),
    content: <LevelLine items={line} max={max} perLine={perLine} isPlain={isPlain} />,
  }));
  return section(name, column, rows);
}

export const languages = (resume: ResumeData, options: LevelOptions): SheetRow[] =>
  levels('languages', resume.languages, LANGUAGE_FLUENCY.max, options);

export const professionalSkills = (resume: ResumeData, options: LevelOptions): SheetRow[] =>
  levels('professionalSkills', resume.professionalSkills, PROFESSIONAL_FLUENCY.max, options);

/** Interests per row. The row wraps; pages break only between rows. */
const INTERESTS_PER_LINE = 12;

/** Interests side by side in a wide column, stacked in a narrow one. */
export function interests(resume: ResumeData, column: SheetColumn = 'main'): SheetRow[] {
  const names = resume.interests.map(printableItem);
  const common = { column, groups: [elementOf('interests')], keepWithNext: false } as const;
  if (column === 'side') {
    const list: RowGroup = { tag: 'ul', id: 'interest-list' };
    const rows = names.map(({ id, name }, index): SheetRow => ({
      ...common,
      keepWithNext: isLastButOne(index, names.length),
      id: `interest-${id}`,
      tag: 'li',
      part: 'plain',
      groups: [elementOf('interests'), list],
      entries: [id],
      content: <Typed>{name}</Typed>,
    }));
    return section('interests', column, rows);
  }
  const rows = inLines(names, INTERESTS_PER_LINE).map((line, index): SheetRow => ({
    ...common,
    id: `interest-items${index > 0 ? `-${index}` : ''}`,
    tag: 'ul',
    part: 'items',
    entries: idsOf(line),
    content: line.map(({ id, name }) => (
      <li key={id}>
        <Typed>{name}</Typed>{' '}
      </li>
    )),
  }));
  return section('interests', column, rows);
}

const REFERENCES_PER_LINE = 2;

export function references(resume: ResumeData): SheetRow[] {
  const rows = inLines<Reference>(resume.reference.map(printableItem), REFERENCES_PER_LINE).map(
    (line, index): SheetRow => ({
      id: `reference-line-${index}`,
      column: 'main',
      tag: 'div',
      part: 'referenceLine',
      groups: [elementOf('reference')],
      entries: idsOf(line),
      keepWithNext: false,
      content: line.map((reference) => (
        <article key={reference.id}>
          <ReferenceCard reference={reference} />
        </article>
      )),
    }),
  );
  return section('reference', 'main', rows);
}
