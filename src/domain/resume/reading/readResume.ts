import type { PersonalInfo } from '../entities';
import type { Month } from '../dates';
import type { SectionText } from './entryPieces';
import { readCertificates } from './certificates';
import { withoutBullet } from './forms';
import { fragmentsOf } from './fragments';
import { grouped } from './grouped';
import { isWrapped, sentenceOf, type Line } from './lines';
import { readJobs } from './jobs';
import { haveLevels, readInterests, readLanguages, readProfessionalSkills, readSkills } from './listings';
import { readPerson } from './person';
import { placed, type Piece } from './pieces';
import { readProjects } from './projects';
import { readReferences } from './references';
import { readSchools } from './schools';
import { sectionsOf, type Section } from './sections';
import type { TextRun } from './textRun';
import type { SectionName } from './vocabulary';

/** What a reader needs to know besides the lines of its section. */
interface Context {
  readonly today: Month;
  readonly taken: Set<keyof PersonalInfo>;
}

function textOf(lines: readonly Line[], today: Month): SectionText {
  const wraps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above && isWrapped(above, line) ? [index] : [];
  });
  return { fragments: fragmentsOf(lines), wraps: new Set(wraps), today };
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

type ReaderName = SectionName | 'levels';

const READERS: Readonly<Record<ReaderName, (lines: readonly Line[], context: Context) => Piece[]>> = {
  head: (lines, { today, taken }) => readPerson(textOf(lines, today), !taken.has('fullName'), taken),
  contact: (lines, { today, taken }) => readPerson(textOf(lines, today), false, taken),
  summary: readSummary,
  work: (lines, { today }) => readJobs(textOf(lines, today)),
  education: (lines, { today }) => readSchools(textOf(lines, today)),
  projects: (lines, { today }) => readProjects(textOf(lines, today)),
  skills: readSkills,
  levels: readProfessionalSkills,
  certificates: readCertificates,
  languages: readLanguages,
  interests: readInterests,
  reference: readReferences,
  other: notPlaced,
};

/** Skills with levels have a list of their own. */
const readerOf = ({ name, lines }: Section): ReaderName =>
  name === 'skills' && haveLevels(lines) ? 'levels' : name;

/**
 * Reads a resume from the texts of a PDF, by what resumes have in common: size, weight and gaps of their text, the words of
 * headings and labels, and the forms of dates and addresses.
 * @returns pieces that together are all words of the PDF, section by section
 */
export function readResume(runs: readonly TextRun[], today: Month): Piece[] {
  const context: Context = { today, taken: new Set() };
  const sections = [...grouped(sectionsOf(runs), readerOf)];
  const pieces = sections.flatMap(([name, parts]) => {
    const headings = parts.flatMap(({ heading }) =>
      heading ? [{ ...placed({ text: heading.text, value: '' }), isHeading: true }] : [],
    );
    return [
      ...headings,
      ...READERS[name](
        parts.flatMap(({ lines }) => lines),
        context,
      ),
    ];
  });
  return pieces.filter(({ text }) => text !== '');
}
