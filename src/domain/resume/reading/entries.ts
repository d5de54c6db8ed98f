import { hasBullet } from '../bullets';
import { byLine, textOf, type Fragment } from './fragment';
import { textEdge } from './margins';
import { endsSentence, PROSE_WORDS_MIN, wordsIn } from './vocabulary';
import { inRuns } from '../../grouped';

/** One job, course or project: its bullet points, and what is above them. */
export interface Entry {
  readonly head: readonly Fragment[];
  readonly points: readonly Fragment[];
  /** Whether it is a later job at the company of the entry before, which names it for both. */
  readonly isSameCompany?: boolean;
}

/** Minimum number of words in a line that ends like a sentence, in a lower-case word. */
const SENTENCE_WORDS_MIN = 4;
const LAST_WORD = /\p{Ll}{3}\)?[.!]$|।$/u;

interface Row {
  readonly fragments: readonly Fragment[];
  readonly isBody: boolean;
}

/**
 * "35 %" in "Cut costs by 35 % in a year" is not a grade, and "in 2019 alone" or "2019." at its end not a period; nor, in an
 * indented line, is any number at its end that nothing sets apart.
 */
const isInSentence = (
  before: Fragment | undefined,
  { kind, text, isApart }: Fragment,
  next: Fragment | undefined,
  isIndented: boolean,
): boolean =>
  next
    ? /^\p{Ll}/u.test(next.value) && (kind === 'grade' || /\s(?:in|FY)$/.test(before?.text ?? ''))
    : /[\d%]\.$/.test(text) ||
      /\s(?:by|to)$/.test(before?.text ?? '') ||
      (isIndented && !isApart && /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(before?.text ?? ''));

const isSentence = (text: string): boolean =>
  wordsIn(text) >= SENTENCE_WORDS_MIN && endsSentence(text) && LAST_WORD.test(text);

/** @param below the line that continues this one; empty if there is none */
const isProse = (
  fragments: readonly Fragment[],
  below: readonly Fragment[],
  isIndented: boolean,
): boolean => {
  const text = textOf(fragments);
  const isPlain = fragments.every((fragment, index) => {
    const { kind, isBold, isApart } = fragment;
    const isText =
      kind === 'text' || isInSentence(fragments[index - 1], fragment, fragments[index + 1], isIndented);
    return isText && !isBold && (index === 0 || !isApart);
  });
  const words = wordsIn(text);
  const isLong = words >= PROSE_WORDS_MIN && (below.length > 0 || endsSentence(text));
  const isShort = isIndented && words >= SENTENCE_WORDS_MIN;
  return isPlain && (isLong || isShort || isSentence(text) || isSentence(textOf([...fragments, ...below])));
};

/** The indent, in points, of bullet points whose bullets are drawn rather than typed. What is further right is in another column. */
const INDENT_MIN = 10;
const INDENT_MAX = 60;

/** Whether a line is indented from the other texts, or from those beside a margin of dates. */
function indentTest(fragments: readonly Fragment[]): (row: readonly Fragment[]) => boolean {
  const isDate = ({ kind }: Fragment) => kind === 'date';
  const texts = fragments.filter((fragment) => !isDate(fragment));
  const left = textEdge([...byLine(fragments).values()], isDate) ?? Math.min(...texts.map(({ x }) => x));
  return ([first]) => first !== undefined && first.x >= left + INDENT_MIN && first.x <= left + INDENT_MAX;
}

/** The lines of a section. A sentence may continue below: what follows in the same style is not a new head. */
function rowsOf(fragments: readonly Fragment[], wraps: ReadonlySet<number>, isOpening: EntryOpening): Row[] {
  const rows: Row[] = [];
  const isIndented = indentTest(fragments);
  const lines = byLine(fragments);
  for (const [line, row] of lines) {
    const below = wraps.has(line + 1) ? (lines.get(line + 1) ?? []) : [];
    const above = rows.at(-1);
    const isPeriod = row.every(({ kind }) => kind === 'date') && endsSentence(textOf(above?.fragments ?? []));
    const goesOn =
      above?.isBody === true && wraps.has(line) && !isPeriod && row.every(({ isBold }) => !isBold);
    rows.push({
      fragments: row,
      isBody:
        row.some(({ kind, label }) => kind === 'point' || (kind === 'text' && label === 'points')) ||
        (!isOpening(row[0], row[1]) && isProse(row, below, isIndented(row))) ||
        goesOn,
    });
  }
  return rows;
}

const hasDate = (row: Row | undefined): boolean =>
  row?.fragments.some(({ kind }) => kind === 'date') ?? false;

/** How a line looks. */
const signatureOf = ({ fragments }: Row): string =>
  `${fragments.some(({ isBold }) => isBold)} ${Math.round(Math.max(...fragments.map(({ size }) => size)))}`;

const labelOf = ({ fragments: [first] }: Row): string | undefined =>
  first?.kind === 'label' ? first.label : undefined;

/** Whether a line names the columns of a table. */
const namesColumns = ({ fragments }: Row): boolean =>
  fragments.length > 1 && fragments.every(({ kind }) => kind === 'label');

/** Whether a line begins with what an entry begins with, such as a degree. */
export type EntryOpening = (first: Fragment, next: Fragment | undefined) => boolean;

/** Whether a line begins an entry, given the lines of the one before. */
function entryTest(
  rows: readonly Row[],
  isOpening: EntryOpening,
): (row: Row, current: readonly [Row, ...Row[]], index: number) => boolean {
  const opens = (row: Row | undefined) =>
    row?.fragments[0] !== undefined && isOpening(row.fragments[0], row.fragments[1]);
  const haveOpenings = opens(rows[0]);
  const looks = new Set(rows.filter(({ isBody }) => !isBody).map(signatureOf));
  /** How many lines above its dates an entry begins. */
  const offset = Math.max(rows.findIndex(hasDate), 0);
  return (row, current, index) => {
    const [first] = current;
    if (row.isBody || row.fragments.every(({ kind }) => kind === 'grade')) return false;
    if (namesColumns(row)) return true;
    if (labelOf(first) !== undefined || labelOf(row) !== undefined) return labelOf(row) === labelOf(first);
    const above = rows[index - 1] ?? first;
    if (above.isBody) return true;
    if (haveOpenings && opens(row)) return true;
    const look = signatureOf(first);
    if (looks.size > 1 || !looks.has(look)) return signatureOf(row) === look && signatureOf(above) !== look;
    return hasDate(rows[index + offset]) && current.length > offset && current.some(hasDate);
  };
}

/**
 * The entries of a section: a new one begins below the points of the last, or where a head looks like the first one.
 * @param wraps the lines that continue the one above
 * @param isOpening recognises where each begins, if it recognises the first
 */
export function entriesOf(
  fragments: readonly Fragment[],
  wraps: ReadonlySet<number>,
  isOpening: EntryOpening = () => false,
): Entry[] {
  const rows = rowsOf(fragments, wraps, isOpening);
  const startsEntry = entryTest(rows, isOpening);
  const entries = inRuns(rows, (row, entry, index) => !startsEntry(row, entry, index));
  const fragmentsIn = (all: readonly Row[], isBody: boolean) =>
    all.filter((row) => row.isBody === isBody).flatMap((row) => row.fragments);
  return entries.map((all) => ({ head: fragmentsIn(all, false), points: fragmentsIn(all, true) }));
}

/** The points with the lines that each takes. */
export const pointsOf = (points: readonly Fragment[], wraps: ReadonlySet<number>): Fragment[][] =>
  inRuns(points, ({ kind, text, line }, _point, index) => {
    const goesOn = kind === 'point' ? !hasBullet(text) : wraps.has(line);
    return goesOn || points[index - 1]?.line === line;
  });
