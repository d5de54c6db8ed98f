import { mailHref, telHref } from '../../contactLinks';
import { displayLink, safeHref } from '../../links';
import { visible } from '../../visible';
import { CONTACT_FIELDS, CONTACTS, type ContactKind } from '../contacts';
import type { PersonalInfo, ResumeData, ResumeListName, ResumeLists } from '../entities';
import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../limits';
import { isOwnList, ownSectionOf } from '../lists';
import { runsOf, type Run } from '../markedText';
import { POINT_FIELDS } from '../points';
import { fluencyOf, periodOf, printableResume } from '../resume';
import { headingOf, headingsIn, sectionsIn, withoutHidden } from '../sections';
import { visibleResume } from '../visibleResume';

export type LineKind = 'name' | 'title' | 'contact' | 'heading' | 'entry' | 'text' | 'point';

export interface Line {
  readonly kind: LineKind;
  /** Never empty. */
  readonly runs: readonly Run[];
}

/** The non-empty parts with a separator between them. */
function joined(parts: readonly (string | Run)[], separator: string): Run[] {
  return parts
    .map((part): Run => (typeof part === 'string' ? { text: part.trim() } : part))
    .filter(({ text }) => text !== '')
    .flatMap((run, index) => (index > 0 ? [{ text: separator }, run] : [run]));
}

const line = (kind: LineKind, parts: readonly (string | Run)[], separator = ', '): Line[] => {
  const runs = joined(parts, separator);
  return runs.length > 0 ? [{ kind, runs }] : [];
};

const points = (texts: readonly string[]): Line[] =>
  texts
    .map((text): Line => ({ kind: 'point', runs: runsOf(text.trim()) }))
    .filter(({ runs }) => runs.length > 0);

const web = (typed: string): Run => ({ text: displayLink(typed), href: safeHref(typed) });
const phone = (typed: string): Run => ({ text: typed.trim(), href: telHref(typed) });

const CONTACT_RUNS: Readonly<Record<ContactKind, (typed: string) => Run>> = {
  email: (typed) => ({ text: typed.trim(), href: mailHref(typed) }),
  web,
  phone,
  place: (typed) => ({ text: typed.trim() }),
};

function withLevel(name: string, typed: string, max: number): Line[] {
  const level = fluencyOf(typed, max);
  return line('text', [name, level === undefined ? '' : `${level}/${max}`], ' ');
}

/** A bold name, as on the sheets, and what belongs to it. */
const pair = (name: string, text: string): Line[] =>
  line('text', [{ text: name.trim(), isBold: true }, text], ': ');

const ENTRY_LINES: { readonly [List in ResumeListName]: (item: ResumeLists[List][number]) => Line[] } = {
  workExperiences: (job) => [
    ...line('entry', [job.companyName, job.location]),
    ...line('text', [job.position, periodOf(job)]),
    ...points(POINT_FIELDS.workExperiences.map((field) => job[field])),
  ],
  education: (school) => [
    ...line('entry', [school.collegeName, school.cgpaPercent]),
    ...line('text', [school.courseName, school.stream, periodOf(school)]),
  ],
  projects: (project) => [
    ...line('entry', [project.projectName, web(project.githubLink)]),
    ...line('text', [project.techStack, project.completionYear]),
    ...points(POINT_FIELDS.projects.map((field) => project[field])),
  ],
  skills: ({ name, value }) => pair(name, value),
  professionalSkills: ({ name, fluency }) => withLevel(name, fluency, PROFESSIONAL_FLUENCY.max),
  certificates: ({ name, description }) => pair(name, description),
  languages: ({ name, fluency }) => withLevel(name, fluency, LANGUAGE_FLUENCY.max),
  interests: ({ name }) => line('text', [name]),
  reference: ({ name, company, companySite, phoneNumber }) => [
    ...line('entry', [name, company]),
    ...line('text', [phone(phoneNumber)]),
    ...line('text', [web(companySite)]),
  ],
};

/** A section in one block, or in one for each entry if an entry has several lines. */
function section<List extends ResumeListName>(
  list: List,
  items: ResumeLists[List],
  heading: readonly Line[],
): Line[][] {
  if (items.length === 0) return [];
  const linesOf: (item: ResumeLists[List][number]) => Line[] = ENTRY_LINES[list];
  const all: readonly ResumeLists[List][number][] = items;
  const [first = [], ...others] = all.map(linesOf);
  const opening = [...heading, ...first];
  const hasLongEntries = [first, ...others].some(({ length }) => length > 1);
  return hasLongEntries ? [opening, ...others] : [[...opening, ...others.flat()]];
}

function head({ fullName, title, ...info }: PersonalInfo): Line[] {
  const contacts = CONTACT_FIELDS.map((field) => CONTACT_RUNS[CONTACTS[field]](info[field]));
  return [
    ...line('name', [fullName]),
    ...line('title', [title]),
    ...contacts.flatMap((contact) => line('contact', [contact])),
  ];
}

/**
 * What the plain version says, in its order: blocks of lines, with the head first. Omits empty fields and hidden sections; empty
 * if nothing is filled in.
 */
export function outlineOf(resume: ResumeData): Line[][] {
  const shown = withoutHidden(printableResume(visibleResume(resume)));
  const headings = headingsIn(shown);
  const summary = line('text', [shown.personalInfo.description]);
  const sections = sectionsIn(shown).flatMap((name) => {
    const heading = line('heading', [visible(headingOf(name, headings))]);
    if (isOwnList(name)) return section('workExperiences', ownSectionOf(shown, name)?.entries ?? [], heading);
    if (name !== 'summary') return section(name, shown[name], heading);
    return summary.length > 0 ? [[...heading, ...summary]] : [];
  });
  return [head(shown.personalInfo), ...sections].filter(({ length }) => length > 0);
}
