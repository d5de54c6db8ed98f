import type { PersonalInfo } from '../entities';
import type { Month } from '../dates';
import type { SectionText } from './entryPieces';
import { withoutBullet } from './forms';
import { fragmentsOf } from './fragments';
import { grouped } from './grouped';
import { isWrapped, textOfCells, type Line } from './lines';
import { readJobs } from './jobs';
import { readCertificates, readInterests, readLanguages, readSkills } from './listings';
import { readPerson } from './person';
import { placed, type Piece } from './pieces';
import { readProjects } from './projects';
import { readReferences } from './references';
import { readSchools } from './schools';
import { sectionsOf } from './sections';
import type { TextRun } from './textRun';
import type { SectionName } from './vocabulary';

/** What a reader needs to know besides the lines of its section. */
interface Context {
  readonly today: Month;
  readonly taken: Set<keyof PersonalInfo>;
}

function textOf(lines: readonly Line[], today: Month, hasLabels = true): SectionText {
  const wraps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above && isWrapped(above, line) ? [index] : [];
  });
  return { fragments: fragmentsOf(lines, hasLabels), wraps: new Set(wraps), today };
}

const readSummary = (lines: readonly Line[], { taken }: Context): Piece[] => {
  taken.add('description');
  return lines.map((line) => {
    const text = textOfCells(line.cells).replaceAll('\t', ' ');
    return placed({ text, value: withoutBullet(text) }, { part: 'personalInfo', field: 'description' });
  });
};

const notPlaced = (lines: readonly Line[]): Piece[] =>
  lines.map((line) =>
    placed({
      text: textOfCells(line.cells).replaceAll('\t', ' '),
      value: textOfCells(line.cells).replaceAll('\t', ' '),
    }),
  );

const READERS: Readonly<Record<SectionName, (lines: readonly Line[], context: Context) => Piece[]>> = {
  head: (lines, { today, taken }) => readPerson(textOf(lines, today), !taken.has('fullName'), taken),
  contact: (lines, { today, taken }) => readPerson(textOf(lines, today), false, taken),
  summary: readSummary,
  work: (lines, { today }) => readJobs(textOf(lines, today)),
  education: (lines, { today }) => readSchools(textOf(lines, today)),
  projects: (lines, { today }) => readProjects(textOf(lines, today)),
  skills: readSkills,
  certificates: readCertificates,
  languages: readLanguages,
  interests: readInterests,
  reference: (lines, { today }) => readReferences(lines, today),
  other: notPlaced,
};

/**
 * Reads a resume from the texts of a PDF, by what resumes have in common: size, weight and gaps of their text, the words of
 * headings and labels, and the forms of dates and addresses.
 * @returns pieces that together are all words of the PDF, section by section
 */
export function readResume(runs: readonly TextRun[], today: Month): Piece[] {
  const context: Context = { today, taken: new Set() };
  const sections = [...grouped(sectionsOf(runs), ({ name }) => name)];
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
