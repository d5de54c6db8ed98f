import { SHORT_MAX, type FieldSpec } from '../fields';
import type { ResumeData, ResumeListName } from './entities';
import { LIST_SPECS, RESUME_LIST_NAMES } from './lists';

/** A section of a sheet: the summary, or a list. */
export type SectionName = 'summary' | ResumeListName;

/** The sections in the order of every design. */
export const SECTION_NAMES: readonly SectionName[] = ['summary', ...RESUME_LIST_NAMES];

/** What has a heading: the sections, and in narrow columns the contact details. */
export type HeadingName = SectionName | 'contact';

/** The field of a heading. */
export const HEADING: FieldSpec = { label: 'Heading', maxLength: SHORT_MAX };

/** The visitor's own headings; a missing or blank one stands for the design's. */
export type Headings = Readonly<Partial<Record<HeadingName, string>>>;

const usualHeading = (section: SectionName): string =>
  section === 'summary' ? 'Summary' : LIST_SPECS[section].heading;

/** The visitor's heading of a section or, if they have none, the usual one. */
export function headingOf(
  section: SectionName,
  headings: Headings = {},
  usual = usualHeading(section),
): string {
  const own = headings[section]?.trim();
  if (own) return own;
  return usual;
}

/** The resume without hidden sections; the same object if none is hidden. */
export function withoutSections(resume: ResumeData, hidden: readonly SectionName[]): ResumeData {
  if (hidden.length === 0) return resume;
  const emptied = hidden.map((section) =>
    section === 'summary' ? ['personalInfo', { ...resume.personalInfo, description: '' }] : [section, []],
  );
  return { ...resume, ...(Object.fromEntries(emptied) as Partial<ResumeData>) };
}

/** Sorts what belongs to sections into their order; what belongs to the same one stays as it is. */
export const inOrder = <Part>(
  parts: readonly Part[],
  order: readonly string[],
  sectionOf: (part: Part) => string,
): Part[] => parts.toSorted((a, b) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)));
