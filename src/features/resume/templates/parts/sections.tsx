import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../../../../domain/resume/limits';
import type { Language, ProfessionalSkill, Reference, ResumeData } from '../../../../domain/resume/entities';
import type { RowGroup, SheetColumn, SheetRow } from '../template';
import { jobRows, narrowSchoolRows, pairRows, projectRows, schoolRows, type Place } from './entries';
import { LevelLine } from './Levels';
import { ReferenceCard } from './ReferenceCard';
import { RunningText } from './text';
import styles from './parts.module.css';

/** English names that screening programs know. */
const TITLES = {
  summary: 'Summary',
  profile: 'Profile',
  work: 'Work Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  professional: 'Professional Skills',
  certificates: 'Certificates',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
} as const;

type SectionName = keyof typeof TITLES;

const SECTIONS = Object.fromEntries(
  Object.keys(TITLES).map((name) => [name, { tag: 'section', id: name, part: name }]),
) as Record<SectionName, RowGroup>;

/** A heading and what stands under it; nothing at all where nothing does. */
function section(name: SectionName, column: SheetColumn, rows: readonly SheetRow[]): SheetRow[] {
  if (rows.length === 0) return [];
  const groups = [SECTIONS[name]];
  const heading: SheetRow = {
    id: name,
    column,
    tag: 'h3',
    part: 'heading',
    groups,
    keepWithNext: true,
    content: TITLES[name],
  };
  return [heading, ...rows];
}

/** Rows of one entry are made once: an entry that was not edited is not drawn again. */
function perItem<Item extends object>(make: (item: Item, place: Place) => SheetRow[]) {
  const made = new Map<string, WeakMap<Item, SheetRow[]>>();
  return (items: readonly Item[], name: SectionName, column: SheetColumn): SheetRow[] => {
    const ofColumn = made.get(column) ?? new WeakMap<Item, SheetRow[]>();
    made.set(column, ofColumn);
    return items.flatMap((item) => {
      const rows = ofColumn.get(item) ?? make(item, { column, section: SECTIONS[name] });
      ofColumn.set(item, rows);
      return rows;
    });
  };
}

const jobs = perItem(jobRows);
const schools = perItem(schoolRows);
const narrowSchools = perItem(narrowSchoolRows);
const projectList = perItem(projectRows);
const pairs = perItem<ResumeData['skills'][number]>((item, place) => pairRows(item, 'pair', place));
const inlinePairs = perItem<ResumeData['certificates'][number]>((item, place) =>
  pairRows(item, 'inlinePair', place),
);

export function summary({ personalInfo }: ResumeData, name: 'summary' | 'profile' = 'summary'): SheetRow[] {
  const text = personalInfo.description.trim();
  if (text === '') return [];
  const content = <RunningText>{text}</RunningText>;
  const groups = [SECTIONS[name]];
  return section(name, 'main', [
    { id: `${name}-text`, column: 'main', tag: 'p', part: 'lead', groups, keepWithNext: false, content },
  ]);
}

export const work = (resume: ResumeData): SheetRow[] =>
  section('work', 'main', jobs(resume.workExperiences, 'work', 'main'));

export const projects = (resume: ResumeData): SheetRow[] =>
  section('projects', 'main', projectList(resume.projects, 'projects', 'main'));

export function education(resume: ResumeData, column: SheetColumn = 'main'): SheetRow[] {
  const rowsOf = column === 'main' ? schools : narrowSchools;
  return section('education', column, rowsOf(resume.education, 'education', column));
}

export const skills = (resume: ResumeData): SheetRow[] =>
  section('skills', 'main', pairs(resume.skills, 'skills', 'main'));

export const certificates = (resume: ResumeData): SheetRow[] =>
  section('certificates', 'main', inlinePairs(resume.certificates, 'certificates', 'main'));

/** Items cut into lines of `perLine`, each line a row, so that a page breaks between lines. */
function inLines<Item>(items: readonly Item[], perLine: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perLine) }, (_, line) =>
    items.slice(line * perLine, (line + 1) * perLine),
  );
}

interface LevelOptions {
  readonly column: SheetColumn;
  readonly perLine: number;
}

function levels(
  name: 'languages' | 'professional',
  items: readonly (Language | ProfessionalSkill)[],
  max: number,
  { column, perLine }: LevelOptions,
): SheetRow[] {
  const rows = inLines(items, perLine).map((line, index): SheetRow => ({
    id: `${name}-line-${index}`,
    column,
    tag: 'ul',
    part: 'levels',
    groups: [SECTIONS[name]],
    keepWithNext: false,
    content: <LevelLine items={line} max={max} perLine={perLine} />,
  }));
  return section(name, column, rows);
}

export const languages = (resume: ResumeData, options: LevelOptions): SheetRow[] =>
  levels('languages', resume.languages, LANGUAGE_FLUENCY.max, options);

export const professionalSkills = (resume: ResumeData, options: LevelOptions): SheetRow[] =>
  levels('professional', resume.professionalSkills, PROFESSIONAL_FLUENCY.max, options);

/** Side by side in a wide column, under each other in a narrow one. */
export function interests(resume: ResumeData, column: SheetColumn = 'main'): SheetRow[] {
  const names = resume.interests.map(({ id, name }) => ({ id, name }));
  if (names.length === 0) return [];
  const groups = [SECTIONS.interests];
  const common = { column, groups, keepWithNext: false } as const;
  if (column === 'side') {
    const list: RowGroup = { tag: 'ul', id: 'interest-list' };
    const rows = names.map(({ id, name }): SheetRow => ({
      ...common,
      id: `interest-${id}`,
      tag: 'li',
      part: 'plain',
      groups: [...groups, list],
      content: name,
    }));
    return section('interests', column, rows);
  }
  const content = names.map(({ id, name }) => <li key={id}>{name} </li>);
  return section('interests', column, [
    { ...common, id: 'interest-items', tag: 'ul', part: 'items', content },
  ]);
}

const REFERENCES_PER_LINE = 2;

export function references(resume: ResumeData): SheetRow[] {
  const rows = inLines<Reference>(resume.reference, REFERENCES_PER_LINE).map((line, index): SheetRow => ({
    id: `references-line-${index}`,
    column: 'main',
    tag: 'div',
    part: 'referenceLine',
    groups: [SECTIONS.references],
    keepWithNext: false,
    content: line.map((reference) => (
      <article key={reference.id} className={styles.reference}>
        <ReferenceCard reference={reference} />
      </article>
    )),
  }));
  return section('references', 'main', rows);
}
