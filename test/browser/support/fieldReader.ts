import { inRuns } from '../../../src/domain/grouped';
import type { Education, Project, WorkExperience } from '../../../src/domain/resume/entities';
import type { ResumeParts } from '../../../src/domain/resume/exchange/resumeParts';
import type { TextRun } from '../../../src/domain/resume/reading/textRun';
import { linesOf, type Cell, type PdfLine } from './pdfLines';

/**
 * Reads a resume from a PDF the way screening programs do, with only what they know: the position, size and weight of text, and
 * the usual headings of a resume. It knows nothing about the templates. It omits what it can't tell apart, so that a badly
 * readable design loses fields.
 */

const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  contact: ['contact'],
  summary: ['summary', 'profile', 'objective'],
  job: ['work experience', 'experience', 'employment'],
  school: ['education'],
  project: ['projects'],
  skill: ['skills'],
  'professional skill': ['professional skills'],
  certificate: ['certificates', 'certifications'],
  language: ['languages'],
  interest: ['interests'],
  reference: ['references'],
  Volunteering: ['volunteering'],
  Awards: ['awards'],
};

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? ';
const MOMENT = `(?:(?:${MONTH})?(?:19|20)\\d{2})`;
const DATES = new RegExp(`^${MOMENT}(?: [–-] (?:${MOMENT}|Present))?$`);
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const PHONE = /^\+?[\d(][\d ()-]{7,}\d$/;
const WEB = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const PLACE = /^\p{Lu}[\p{L} .]+, \p{Lu}[\p{L} .]+$/u;
const GRADE = /^\d[\d.]*\s?(?:%|C?GPA)$/;
const LEVEL = /(\S.*?) (\d{1,2})\/(?:9|10)(?: |$)/g;
const PERSON = { email: EMAIL, phone: PHONE, linkedIn: WEB, github: WEB, location: PLACE };
const FOLIO = /^\d+ \/ \d+$/;
const BULLET = '•';

const wordsOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');
const textOf = (lines: readonly PdfLine[]): string => wordsOf(lines.flat());
/** Whether a line starts with a bold name. */
const isHead = ([cell]: PdfLine): boolean => cell?.isBold === true;

const headOf = ([cell, ...others]: PdfLine): string | undefined => {
  if (!cell?.isBold || others.length > 0) return undefined;
  return Object.keys(SECTIONS).find((name) => SECTIONS[name]?.includes(cell.text.toLowerCase()));
};

/** The lines by section; those above the first heading are the `head`. */
function sectionsOf(lines: readonly PdfLine[]): ReadonlyMap<string, readonly PdfLine[]> {
  const sections = new Map<string, PdfLine[]>([['head', []]]);
  let current = 'head';
  for (const line of lines) {
    const name = headOf(line);
    if (name !== undefined) current = name;
    const known = sections.get(current) ?? [];
    sections.set(current, name === undefined ? [...known, line] : known);
  }
  return sections;
}

/** What to look for, most specific first: each takes the first cell that matches. */
type Patterns<Field extends string> = Readonly<Record<Field, RegExp>>;

/** The fields of some cells, and the remaining text. */
function pick<Field extends string>(cells: readonly Cell[], patterns: Patterns<Field>) {
  let left = cells;
  const found = Object.entries<RegExp>(patterns).map(([field, pattern]) => {
    const cell = left.find(({ text }) => pattern.test(text));
    left = left.filter((other) => other !== cell);
    return [field, cell?.text ?? ''];
  });
  return { ...(Object.fromEntries(found) as Record<Field, string>), rest: wordsOf(left) };
}

/** Name, title and contacts, from above the sections and from a section for them. */
function person(head: readonly PdfLine[], contact: readonly PdfLine[]) {
  const cells = [...head, ...contact].flat();
  const largest = Math.max(...cells.map(({ size }) => size));
  const isName = ({ size }: Cell) => size === largest;
  const others = cells.filter((cell) => !isName(cell));
  const { rest, ...contacts } = pick(others, PERSON);
  return { fullName: wordsOf(cells.filter(isName)), title: rest, ...contacts };
}

/** An entry starts with a bold line after one that isn't bold, because a long name may take two lines. */
const entriesOf = (lines: readonly PdfLine[]): PdfLine[][] =>
  inRuns(lines, (line, _entry, index) => !isHead(line) || isHead(lines[index - 1] ?? [])).filter(([line]) =>
    isHead(line),
  );

/** The parts of an entry: its bold name, the text beside and below that, and its three points. */
function partsOf<Field extends string>(lines: readonly PdfLine[], patterns: Patterns<Field>) {
  const isPoint = ([cell]: PdfLine) => cell?.text.startsWith(BULLET) === true;
  const first = lines.findIndex(isPoint);
  const above = first === -1 ? lines : lines.slice(0, first);
  const cells = above.flat();
  const others = cells.filter(({ isBold }) => !isBold);
  const points = textOf(lines.slice(above.length)).split(BULLET);
  const [, point = '', additionalField1 = '', additionalField2 = ''] = points.map((text) => text.trim());
  return {
    ...pick(others, patterns),
    name: wordsOf(cells.filter(({ isBold }) => isBold)),
    point,
    more: { additionalField1, additionalField2 },
  };
}

/** From and until when. */
const datesIn = (dates: string) => {
  const [startDate = '', endDate = ''] = dates.split(' – ');
  return { startDate, endDate };
};

function jobOf(lines: readonly PdfLine[], index: number): WorkExperience {
  const { name, location, dates, rest, point, more } = partsOf(lines, { dates: DATES, location: PLACE });
  const names = { companyName: name, position: rest, location };
  return { id: index + 1, ...names, ...datesIn(dates), jobDescription: point, ...more };
}

function schoolOf(lines: readonly PdfLine[], index: number): Education {
  const { name, dates, grade, rest } = partsOf(lines, { dates: DATES, grade: GRADE });
  const [courseName = '', stream = ''] = rest.split(', ');
  return { id: index + 1, courseName, stream, collegeName: name, cgpaPercent: grade, ...datesIn(dates) };
}

function projectOf(lines: readonly PdfLine[], index: number): Project {
  const { name, date, link, rest, point, more } = partsOf(lines, { date: DATES, link: WEB });
  const names = { projectName: name, techStack: rest, completionYear: date, githubLink: link };
  return { id: index + 1, ...names, projectDescription: point, ...more };
}

/** Bold names, each with its text. */
const pairsIn = (lines: readonly PdfLine[]) =>
  inRuns(lines, (line) => !isHead(line)).map((pair, index) => {
    const { name, rest } = partsOf(pair, {});
    return { id: index + 1, name, rest };
  });

/** Names with a number out of 9 or 10. */
const levelsIn = (lines: readonly PdfLine[]) =>
  [...textOf(lines).matchAll(LEVEL)].map(([, name = '', fluency = ''], index) => ({
    id: index + 1,
    name,
    fluency,
  }));

/** Everything that the program recognises in the text of a PDF. */
export function readFields(items: readonly TextRun[]): ResumeParts {
  const lines = linesOf(items).filter((line) => !line.some(({ text }) => FOLIO.test(text)));
  const sections = sectionsOf(lines);
  const linesIn = (name: string): readonly PdfLine[] => sections.get(name) ?? [];
  return {
    personalInfo: {
      ...person(linesIn('head'), linesIn('contact')),
      description: textOf(linesIn('summary')),
    },
    workExperiences: entriesOf(linesIn('job')).map(jobOf),
    education: entriesOf(linesIn('school')).map(schoolOf),
    projects: entriesOf(linesIn('project')).map(projectOf),
    skills: pairsIn(linesIn('skill')).map(({ rest, ...skill }) => ({ ...skill, value: rest })),
    professionalSkills: levelsIn(linesIn('professional skill')),
    certificates: pairsIn(linesIn('certificate')).map(({ rest, ...one }) => ({ ...one, description: rest })),
    languages: levelsIn(linesIn('language')),
    ownSections: [
      { id: 1, heading: 'Volunteering', entries: entriesOf(linesIn('Volunteering')).map(jobOf) },
      { id: 2, heading: 'Awards', entries: [jobOf(linesIn('Awards'), 0)] },
    ].filter(({ heading }) => sections.has(heading)),
  };
}
