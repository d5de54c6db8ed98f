import type { ReactNode } from 'react';
import type {
  Certificate,
  Education,
  Project,
  Skill,
  WorkExperience,
} from '../../../../domain/resume/entities';
import { displayLink, safeHref } from '../../../../domain/links';
import { isOwnList } from '../../../../domain/resume/lists';
import { POINT_FIELDS } from '../../../../domain/resume/points';
import { joinFilled, periodOf } from '../../../../domain/resume/resume';
import type { SheetColumn } from '../../../../domain/resume/pagination';
import type { RowGroup, SheetRow } from '../template';
import { languageAttributes } from './scripts';
import { Address, MaybeLink, RunningText, Typed } from './text';
import styles from './parts.module.css';

/** The position of an entry's rows, shared by all entries of a section. */
export interface Place {
  readonly column: SheetColumn;
  readonly section: RowGroup;
}

type RowParts = Pick<SheetRow, 'tag' | 'part' | 'content'>;

/** An entry's `<article>`, which shares its id with the entry's rows, in its section. */
interface Entry {
  readonly id: string;
  readonly column: SheetColumn;
  readonly groups: readonly [section: RowGroup, article: RowGroup];
}

const entryAt = (id: string, { column, section }: Place, name: string): Entry => ({
  id,
  column,
  groups: [section, { tag: 'article', id, part: 'entry', name: name.trim() }],
});

/** The rows of an entry, each but the last kept with the next. */
function entryRows(
  { id, column, groups }: Entry,
  parts: readonly (RowParts | null)[],
  isTiedToNext: boolean,
): SheetRow[] {
  return parts
    .filter((part) => part !== null)
    .map((part, index, all) => ({
      id: `${id}-${index}`,
      column,
      groups,
      keepWithNext: isTiedToNext || index < all.length - 1,
      ...part,
    }));
}

/** Name and place on one line; null if both are empty. */
function nameLine(name: string, asideText: string, aside?: ReactNode): RowParts | null {
  const hasAside = asideText.trim() !== '';
  if (name.trim() === '' && !hasAside) return null;
  const content = (
    <>
      <Typed className={styles.entryName}>{name}</Typed>{' '}
      {hasAside && <span className={styles.aside}>{aside ?? <Typed>{asideText}</Typed>}</span>}
    </>
  );
  return { tag: 'h4', part: 'entryHead', content };
}

/** Title and dates on one line, where a screening program expects them. */
function roleLine(role: string, when: string): RowParts | null {
  if (role === '' && when === '') return null;
  const content = (
    <>
      <Typed className={styles.role}>{role}</Typed> <Typed className={styles.when}>{when}</Typed>
    </>
  );
  return { tag: 'p', part: 'roleLine', content };
}

/**
 * Bullet points. One or two points stay on one page; of three, the last two stay together.
 */
function pointRows({ id, column, groups: [section, article] }: Entry, points: readonly string[]): SheetRow[] {
  const groups: SheetRow['groups'] = [section, article, { tag: 'ul', id: `${id}-points`, part: 'points' }];
  const filled = points.map((point) => point.trim()).filter(Boolean);
  return filled.map((point, index) => ({
    id: `${id}-point-${index}`,
    column,
    tag: 'li',
    part: 'point',
    point: index,
    groups,
    keepWithNext: index < filled.length - 1 && (filled.length === 2 || index === 1),
    content: point,
  }));
}

const degreeOf = ({ courseName, stream }: Education): string => joinFilled([courseName, stream]);

/** A job, or an entry of an own section, whose dates are beside its title if there is no subtitle. */
export function jobRows(job: WorkExperience, place: Place): SheetRow[] {
  const name = isOwnList(place.section.id) ? place.section.id : 'work';
  const entry = entryAt(`${name}-${job.id}`, place, job.companyName || job.position);
  const points = pointRows(
    entry,
    POINT_FIELDS.workExperiences.map((field) => job[field]),
  );
  const when = periodOf(job);
  const heads =
    name !== 'work' && job.position.trim() === ''
      ? [nameLine(job.companyName, joinFilled([job.location, when]))]
      : [nameLine(job.companyName, job.location), roleLine(job.position, when)];
  return [...entryRows(entry, heads, points.length > 0), ...points];
}

export function projectRows(project: Project, place: Place): SheetRow[] {
  const entry = entryAt(`project-${project.id}`, place, project.projectName);
  const points = pointRows(
    entry,
    POINT_FIELDS.projects.map((field) => project[field]),
  );
  const link = (
    <MaybeLink href={safeHref(project.githubLink)}>
      <Address room="aside">{displayLink(project.githubLink)}</Address>
    </MaybeLink>
  );
  const heads = [
    nameLine(project.projectName, project.githubLink, link),
    roleLine(project.techStack, project.completionYear),
  ];
  return [...entryRows(entry, heads, points.length > 0), ...points];
}

const schoolAt = ({ id, collegeName }: Education, place: Place): Entry =>
  entryAt(`education-${id}`, place, collegeName);

/** A school in a wide column, with the grade where a job has its location. */
export function schoolRows(school: Education, place: Place): SheetRow[] {
  const heads = [
    nameLine(school.collegeName, school.cgpaPercent),
    roleLine(degreeOf(school), periodOf(school)),
  ];
  return entryRows(schoolAt(school, place), heads, false);
}

/** A school in a narrow column: college, degree, then years and grade on one line. */
export function narrowSchoolRows(school: Education, place: Place): SheetRow[] {
  const degree = degreeOf(school);
  const years = periodOf(school);
  const meta = (
    <>
      <Typed>{years}</Typed> <Typed>{school.cgpaPercent}</Typed>
    </>
  );
  const lines: (RowParts | null)[] = [
    school.collegeName.trim() === ''
      ? null
      : { tag: 'h4', part: 'narrowName', content: <Typed>{school.collegeName}</Typed> },
    degree === '' ? null : { tag: 'p', part: 'plain', content: <Typed>{degree}</Typed> },
    years + school.cgpaPercent === '' ? null : { tag: 'p', part: 'meta', content: meta },
  ];
  return entryRows(schoolAt(school, place), lines, false);
}

/** A heading and its content on one line, such as a group of skills. */
export function pairRows(item: Skill | Certificate, { column, section }: Place): SheetRow[] {
  const [part, text] = 'value' in item ? ['pair', item.value] : ['inlinePair', item.description];
  const content = (
    <>
      {item.name.trim() !== '' && <Typed as="b">{item.name}</Typed>}{' '}
      <span {...languageAttributes(text)}>
        <RunningText>{text}</RunningText>
      </span>
    </>
  );
  return [
    {
      id: `${section.id}-${item.id}`,
      column,
      tag: 'p',
      part,
      groups: [section],
      keepWithNext: false,
      content,
    },
  ];
}
