import { hasBullet, withoutBullet } from '../bullets';
import type { PersonalInfo } from '../entities';
import type { Month } from '../dates';
import { readCertificates } from './certificates';
import { labelOf, LONG, TOLD } from './vocabulary';
import { grouped } from '../../grouped';
import { sentenceOf, type Line } from './lines';
import { readJobs } from './jobs';
import { withWholeMargins } from './margins';
import { haveLevels, readInterests, readLanguages, readProfessionalSkills, readSkills } from './listings';
import { ownHeading, readOwn } from './own';
import { readPerson } from './person';
import { placed, type Piece } from './pieces';
import { readProjects } from './projects';
import { readReferences } from './references';
import { readSchools } from './schools';
import { sectionsOf, type Section } from './sections';
import { withNameInWords } from './spacedName';
import type { TextRun } from './textRun';
import type { SectionName } from './headings';
import { sectionText } from './sectionText';

/** What a reader needs to know besides the lines of its section. */
interface Context {
  readonly today: Month;
  readonly taken: Set<keyof PersonalInfo>;
  /** Of the section. */
  readonly id: number;
}

const readSummary = (lines: readonly Line[], { taken }: Context): Piece[] => {
  taken.add('description');
  return lines.map((line) => {
    const text = sentenceOf(line.cells);
    return placed({ text, value: withoutBullet(text) }, { part: 'personalInfo', field: 'description' });
  });
};

const notPlaced = (lines: readonly Line[]): Piece[] =>
  lines.map(({ cells }) => placed({ text: sentenceOf(cells), value: sentenceOf(cells) }));

const beginsListed = ([first]: readonly Line[]): boolean =>
  first !== undefined && hasBullet(sentenceOf(first.cells));

/** "• Worked as a Clerk in Pune": jobs without points. */
const areToldJobs = (lines: readonly Line[]): boolean => {
  const listed = lines.map(({ cells }) => sentenceOf(cells)).filter(hasBullet);
  return listed.length > 0 && listed.every((text) => TOLD.test(text) || LONG.test(text));
};

type ReaderName = Exclude<SectionName, 'strengths' | 'objective'> | 'levels';

const READERS: Readonly<Record<ReaderName, (lines: readonly Line[], context: Context) => Piece[]>> = {
  head: (lines, { today, taken }) => readPerson(sectionText(lines, today), !taken.has('fullName'), taken),
  contact: (lines, { today, taken }) => readPerson(sectionText(lines, today), false, taken),
  summary: readSummary,
  work: (lines, { today }) => readJobs(sectionText(withWholeMargins(lines), today, areToldJobs(lines))),
  education: (lines, { today }) =>
    readSchools(sectionText(withWholeMargins(lines), today, beginsListed(lines))),
  projects: (lines, { today }) => readProjects(sectionText(lines, today)),
  skills: readSkills,
  levels: readProfessionalSkills,
  certificates: readCertificates,
  languages: readLanguages,
  interests: readInterests,
  reference: readReferences,
  own: (lines, { today, id }) => readOwn(lines, id, today),
  other: notPlaced,
};

/** "Date of birth: 12 May 1995", as in the personal profiles of Indian resumes. */
const isLabelled = (line: Line): boolean => /^[^:.]{2,30}:/.test(sentenceOf(line.cells)) || isDetail(line);
/** The same, but only what no field holds, with a colon or without. */
const isDetail = ({ cells: [first] }: Line): boolean => labelOf(first.text) === 'detail';

const areMost = (lines: readonly Line[], test: (line: Line) => boolean): boolean =>
  lines.filter(test).length * 2 > lines.length;

/** What fills a section of a form that has nothing to say. */
const NOTHING = /^(?:fresher|nil|none|n\.?\s?a|not applicable|.{0,60}\b(?:up)?on (?:request|demand))\.?$/i;
const isNothing = ({ cells }: Line): boolean => NOTHING.test(withoutBullet(sentenceOf(cells)));

/** What a section is by its lines, too: a profile may list personal details. */
function kindOf({ name, lines }: Section): SectionName {
  if (lines.length > 0 && lines.every(isNothing)) return 'other';
  if (name === 'summary' && areMost(lines, isLabelled)) return 'contact';
  return name === 'own' && areMost(lines, isDetail) ? 'contact' : name;
}

/** Strengths count as skills, and an objective as a summary, only if there are no others. */
function standsFor(kind: SectionName): Exclude<SectionName, 'strengths' | 'objective'> {
  if (kind === 'strengths') return 'skills';
  return kind === 'objective' ? 'summary' : kind;
}

/** The sections, each with what reads it; skills with levels have a list of their own. */
function withReaders(sections: readonly Section[]): (Section & { readonly reader: ReaderName })[] {
  const kinds = new Set(sections.map(kindOf));
  return sections.map((section) => {
    const kind = kindOf(section);
    const name = standsFor(kind);
    if (name !== kind && kinds.has(name)) return { ...section, reader: 'own' };
    return { ...section, reader: name === 'skills' && haveLevels(section.lines) ? 'levels' : name };
  });
}

/**
 * Reads a resume from its printed texts by what resumes have in common: the size, weight and gaps of their text, the words of
 * headings and labels, and the forms of dates and addresses.
 * @returns pieces that together are the whole text, section by section
 */
export function readResume(runs: readonly TextRun[], today: Month): Piece[] {
  const taken = new Set<keyof PersonalInfo>();
  const groups = grouped(withReaders(sectionsOf(runs)), ({ reader, title }) =>
    reader === 'own' ? `own ${title}` : reader,
  );
  const pieces = [...groups.values()].flatMap((parts, at) => {
    const id = at + 1;
    const [{ reader }] = parts;
    const lines = parts.flatMap((part) =>
      part.lines.map((line, index) => ({ ...line, isFirst: index === 0 && part.heading !== undefined })),
    );
    const headings = parts.flatMap(({ heading }) => heading ?? []);
    const [first, ...others] = headings.map(({ text }) => ({
      ...placed({ text, value: '' }),
      isHeading: true,
    }));
    const heading = first && reader === 'own' ? ownHeading(first, id, lines.length > 0) : first;
    return [...(heading ? [heading] : []), ...others, ...READERS[reader](lines, { today, taken, id })];
  });
  return withNameInWords(pieces.filter(({ text }) => text !== ''));
}
