import { SHORT_MAX, type FieldSpec } from '../fields';
import type { EntryListName, ResumeData } from './entities';
import { isOwnList, LIST_SPECS, ownList, RESUME_LIST_NAMES } from './lists';

/** A section of a sheet: the summary, or a list. */
export type SectionName = 'summary' | EntryListName;

/** The sections of the specification, in the order of every design. */
export const SECTION_NAMES: readonly SectionName[] = ['summary', ...RESUME_LIST_NAMES];

export const isSectionName = (name: unknown): name is SectionName =>
  typeof name === 'string' && (isOwnList(name) || SECTION_NAMES.some((known) => known === name));

/** What has a heading: the sections, and in narrow columns the contact details. */
export type HeadingName = SectionName | 'contact';

/** The field of a heading. */
export const HEADING: FieldSpec = { label: 'Heading', maxLength: SHORT_MAX };

/** The visitor's own headings; a missing or blank one stands for the design's. */
export type Headings = Readonly<Partial<Record<HeadingName, string>>>;

function usualHeading(section: SectionName): string {
  if (section === 'summary') return 'Summary';
  return isOwnList(section) ? 'Additional Information' : LIST_SPECS[section].heading;
}

/** The headings with those of the visitor's own sections. */
export const allHeadings = (headings: Headings, { ownSections = [] }: ResumeData): Headings => ({
  ...headings,
  ...Object.fromEntries(ownSections.map((section) => [ownList(section), section.heading])),
});

/** The order with the own sections that it lacks at its end. */
export const allSections = (
  order: readonly SectionName[],
  { ownSections = [] }: ResumeData,
): SectionName[] => [...new Set([...order, ...ownSections.map(ownList)])];

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
  const emptied = hidden
    .filter((section) => !isOwnList(section))
    .map((section) =>
      section === 'summary' ? ['personalInfo', { ...resume.personalInfo, description: '' }] : [section, []],
    );
  const ownSections = (resume.ownSections ?? []).filter((section) => !hidden.includes(ownList(section)));
  return { ...resume, ownSections, ...(Object.fromEntries(emptied) as Partial<ResumeData>) };
}

/** Sorts what belongs to sections into their order; what belongs to the same one, or to none in it, stays as it is. */
export const inOrder = <Part>(
  parts: readonly Part[],
  order: readonly string[],
  sectionOf: (part: Part) => string,
): Part[] => parts.toSorted((a, b) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)));
