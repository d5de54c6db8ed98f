import { SHORT_MAX, type FieldSpec } from '../fields';
import type { ResumeData, SectionName } from './entities';
import { isOwnList, LIST_SPECS, ownList, RESUME_LIST_NAMES } from './lists';

/** The sections of the specification, in the order of every design. */
export const SECTION_NAMES = ['summary', ...RESUME_LIST_NAMES] as const satisfies readonly SectionName[];

export const isSectionName = (name: unknown): name is SectionName =>
  typeof name === 'string' && (isOwnList(name) || SECTION_NAMES.some((known) => known === name));

export const HEADING: FieldSpec = { label: 'Heading', maxLength: SHORT_MAX };

function usualHeading(section: SectionName): string {
  if (section === 'summary') return 'Summary';
  return isOwnList(section) ? 'Additional Information' : LIST_SPECS[section].heading;
}

/** Headings by section; if one is missing or blank, the usual one applies. */
type TypedHeadings = Readonly<Record<string, string | undefined>>;

/** The part of a resume that tells about its sections. */
type Arranged = Pick<ResumeData, 'design' | 'ownSections'>;

/** The visitor's headings by section, also of their own sections. */
export const headingsIn = ({ design, ownSections }: Arranged): TypedHeadings => ({
  ...design.headings,
  ...Object.fromEntries(ownSections.map((section) => [ownList(section), section.heading])),
});

/** All sections in the visitor's order. Those that have no place in it come last. */
export const sectionsIn = ({ design, ownSections }: Arranged): SectionName[] => [
  ...new Set([...(design.order ?? []), ...SECTION_NAMES, ...ownSections.map(ownList)]),
];

/** The visitor's heading of a section or, if they have none, the usual one. */
export function headingOf(
  section: SectionName,
  headings: TypedHeadings = {},
  usual = usualHeading(section),
): string {
  const own = headings[section]?.trim();
  if (own) return own;
  return usual;
}

/** The resume without hidden sections; the same object if none is hidden. */
export function withoutHidden(resume: ResumeData): ResumeData {
  const { hidden = [] } = resume.design;
  if (hidden.length === 0) return resume;
  const emptied = hidden
    .filter((section) => !isOwnList(section))
    .map((section) =>
      section === 'summary' ? ['personalInfo', { ...resume.personalInfo, description: '' }] : [section, []],
    );
  const ownSections = resume.ownSections.filter((section) => !hidden.includes(ownList(section)));
  return { ...resume, ownSections, ...(Object.fromEntries(emptied) as Partial<ResumeData>) };
}

/** Sorts what belongs to sections into their order; what belongs to the same one, or to none in it, stays as it is. */
export const inOrder = <Part>(
  parts: readonly Part[],
  order: readonly string[],
  sectionOf: (part: Part) => string,
): Part[] => parts.toSorted((a, b) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)));
