import type { TextRun } from '../../../src/domain/resume/reading/textRun';
import { linesOf, type Cell, type PdfLine } from './pdfLines';

/**
 * Reads a resume from a PDF the way screening programs do, with only what they know: the position, size and weight of text, and
 * the usual headings of a resume. It knows nothing about the templates. It omits what it can't tell apart, so that a badly
 * readable design loses fields.
 */

/** The texts found, by field: `job 1 company`. */
export type Fields = ReadonlyMap<string, string>;
type FieldList = [string, string][];

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
  volunteer: ['volunteering'],
  award: ['awards'],
};

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? ';
const MOMENT = `(?:(?:${MONTH})?(?:19|20)\\d{2})`;
const DATES = new RegExp(`^${MOMENT}(?: [–-] (?:${MOMENT}|Present))?$`);
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const PHONE = /^\+?[\d(][\d ()-]{7,}\d$/;
const WEB = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
const PLACE = /^\p{Lu}[\p{L} .]+, \p{Lu}[\p{L} .]+$/u;
const GRADE = /^\d[\d.]*\s?(?:%|C?GPA)$/;
const LEVEL = /(\S.*?) (\d{1,2}\/(?:9|10))(?: |$)/g;
const PERSON = { 'e-mail': EMAIL, phone: PHONE, 'link 1': WEB, 'link 2': WEB, location: PLACE };
const FOLIO = /^\d+ \/ \d+$/;
const BULLET = '•';

const wordsOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');
const textOf = (lines: readonly PdfLine[]): string => wordsOf(lines.flat());

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

type Patterns = Readonly<Record<string, RegExp>>;

/**
 * The fields of some cells.
 * @param patterns what to look for, most specific first: each takes the first cell that matches
 * @param rest the field for the remaining text
 */
function pick(cells: readonly Cell[], patterns: Patterns, rest: string): FieldList {
  let left = cells;
  const found = Object.entries(patterns).flatMap(([field, pattern]): FieldList => {
    const cell = left.find(({ text }) => pattern.test(text));
    left = left.filter((other) => other !== cell);
    return cell ? [[field, cell.text]] : [];
  });
  return left.length > 0 ? [...found, [rest, wordsOf(left)]] : found;
}

/** Name, title and contacts, from above the sections and from a section for them. */
function person(head: readonly PdfLine[], contact: readonly PdfLine[]): FieldList {
  const cells = [...head, ...contact].flat();
  const largest = Math.max(...cells.map(({ size }) => size));
  const isName = ({ size }: Cell) => size === largest;
  const others = cells.filter((cell) => !isName(cell));
  return [['name', wordsOf(cells.filter(isName))], ...pick(others, PERSON, 'title')];
}

/** An entry starts with a bold line after one that isn't bold, because a long name may take two lines. */
function entriesOf(lines: readonly PdfLine[]): PdfLine[][] {
  const entries: PdfLine[][] = [];
  let wasBold = false;
  for (const line of lines) {
    const isBold = line[0]?.isBold === true;
    if (isBold && !wasBold) entries.push([line]);
    else entries.at(-1)?.push(line);
    wasBold = isBold;
  }
  return entries;
}

const pointsIn = (lines: readonly PdfLine[]): string[] =>
  textOf(lines)
    .split(BULLET)
    .slice(1)
    .map((point) => point.trim());

/** The fields of an entry: its bold name, the text beside and below that, and its points. */
function entryFields(lines: readonly PdfLine[], patterns: Patterns, rest: string): FieldList {
  const isPoint = ([cell]: PdfLine) => cell?.text.startsWith(BULLET) === true;
  const first = lines.findIndex(isPoint);
  const above = first === -1 ? lines : lines.slice(0, first);
  const cells = above.flat();
  const name = cells.filter(({ isBold }) => isBold);
  const others = cells.filter(({ isBold }) => !isBold);
  const points = pointsIn(lines.slice(above.length));
  return [
    ['name', wordsOf(name)],
    ...pick(others, patterns, rest),
    ...points.map((point, index): [string, string] => [`point ${index + 1}`, point]),
  ];
}

/** Names with a number out of 9 or 10, or a heading and its list. */
function levelsOrPairs(label: string, lines: readonly PdfLine[]): FieldList {
  const levels = [...textOf(lines).matchAll(LEVEL)];
  if (levels.length > 0)
    return levels.map(([, name = '', level = ''], index) => [`${label} ${index + 1}`, `${name} ${level}`]);
  const starts = lines.flatMap(([cell], at) => (cell?.isBold === true ? [at] : []));
  return starts.map((at, index) => [`${label} ${index + 1}`, textOf(lines.slice(at, starts[index + 1]))]);
}

/** Everything that the program recognises in the text of a PDF. */
export function readFields(items: readonly TextRun[]): Fields {
  const lines = linesOf(items).filter((line) => !line.some(({ text }) => FOLIO.test(text)));
  const sections = sectionsOf(lines);
  const linesIn = (name: string): readonly PdfLine[] => sections.get(name) ?? [];
  const entries = (name: string, patterns: Patterns, rest: string): FieldList =>
    entriesOf(linesIn(name)).flatMap((entry, index) =>
      entryFields(entry, patterns, rest).map(([field, text]) => [`${name} ${index + 1} ${field}`, text]),
    );
  const summary = textOf(linesIn('summary'));
  return new Map([
    ...person(linesIn('head'), linesIn('contact')),
    ...(summary === '' ? [] : ([['summary', summary]] satisfies FieldList)),
    ...entries('job', { dates: DATES, place: PLACE }, 'title'),
    ...entries('school', { dates: DATES, grade: GRADE }, 'degree'),
    ...entries('project', { date: DATES, link: WEB }, 'made with'),
    ...levelsOrPairs('skill', linesIn('skill')),
    ...levelsOrPairs('professional skill', linesIn('professional skill')),
    ...levelsOrPairs('certificate', linesIn('certificate')),
    ...levelsOrPairs('language', linesIn('language')),
    ...entries('volunteer', { dates: DATES, place: PLACE }, 'title'),
    ...pointsIn(linesIn('award')).map((point, index): [string, string] => [
      `award 1 point ${index + 1}`,
      point,
    ]),
  ]);
}
