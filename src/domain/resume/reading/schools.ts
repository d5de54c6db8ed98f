import { hasBullet } from '../bullets';
import type { Month } from '../dates';
import { entriesOf } from './entries';
import { datesOf, joinedAfterDash, readEntries, type FieldsByForm } from './entryPieces';
import { cleaned } from './forms';
import { byLine, type Fragment } from './fragment';
import type { Part } from './parts';
import type { Piece } from './pieces';
import type { Role } from './roles';
import { DEGREE, isDegree, isRegion, isTown, namesSchool } from './vocabulary';
import type { SectionText } from './sectionText';

/** Towns and states alone, which no field of a course holds. */
const arePlaces = (parts: readonly Part[]): boolean =>
  parts.every(({ value }) => isTown(value) || isRegion(value));

/** Whether they name a place, or any town with its state: "Phagwara, Punjab". */
const endInPlace = (parts: readonly Part[]): boolean =>
  arePlaces(parts) || isRegion(parts.at(-1)?.value ?? '');

/** A school, or the initials of a university: "GGSIPU", "M.D.U." */
const namesCollege = (text: string): boolean =>
  namesSchool(text) || /(?<![\p{L}.])(?:\p{Lu}\.?){2,6}U\.?(?!\p{L})/u.test(text);

const SCHOOL_ROLES: readonly Role<'courseName' | 'stream' | 'collegeName'>[] = [
  {
    field: 'courseName',
    labels: ['course'],
    fits: (parts) => (isDegree(parts[0]?.value ?? '') ? 4 : 0) - (parts.length - 1),
  },
  {
    field: 'stream',
    labels: ['stream', 'course'],
    fits: (parts, text, before) =>
      (before === 'courseName' ? 1.5 : -2.5) -
      (namesCollege(text) || endInPlace(parts) ? 3 : 0) -
      (isDegree(parts[0]?.value ?? '') ? 3 : 0) -
      (parts.length - 1) * 0.2,
  },
  {
    field: 'collegeName',
    labels: ['school', 'board'],
    fits: (parts, text) =>
      (namesCollege(parts[0]?.value ?? '') ? 3 : 0) -
      (isDegree(text) || arePlaces(parts) ? 3 : 0) -
      (parts.length - 1) * 0.3,
  },
];

/** Cuts before a school, which may be "University of Texas at Austin", and around brackets, but not inside "B.Com. (Hons.)". */
const CUTS =
  /(?=\s+from\s+\p{Lu})|(?<!University of \p{L}{1,30})(?=\s+at\s+\p{Lu})|(?<=\S)(?=\s*\((?!Hons\b))|(?<=\))(?!\s+(?:in|with)$)/u;

/** A degree and its other name, as in Naukri's "B.Tech/B.E. Mechanical". */
const ONLY_DEGREE = new RegExp(`^[\\s–—-]*(?:${DEGREE.source.slice(1)})(?:\\/\\S+)?`, 'iu');

/** "B.Tech in Physics from a school", and "B.E. Physics" where no other part names the stream. */
function schoolCuts(text: string): string[] {
  const cut = text.split(CUTS).flatMap((part) => {
    const [, degree = '', stream = ''] = /^(.+?)(\s+in\s+.+)$/i.exec(part) ?? [];
    return isDegree(cleaned(degree)) ? [degree, stream] : [part];
  });
  const [only = ''] = cut;
  const [degree = ''] = ONLY_DEGREE.exec(only) ?? [];
  const isWhole = cut.length > 1 || /, |\s[–—-]\s/u.test(only) || degree === '' || namesSchool(only);
  return isWhole || cleaned(only) === cleaned(degree) ? cut : [degree, only.slice(degree.length)];
}

function schoolFields(head: readonly Fragment[], today: Month): FieldsByForm {
  const grades = head.filter(({ kind, label }) => kind === 'grade' || (label === 'grade' && kind === 'text'));
  // A column of divisions often precedes that of marks.
  const grade = grades.find(({ value }) => /\d(?![a-z])/i.test(value)) ?? grades[0];
  return [...datesOf(head, 'endDate', today), ...(grade ? [[grade, 'cgpaPercent'] as const] : [])];
}

/**
 * The lines that continue the one above. One that begins with a degree never does, even if the name above it is long. Bold lines
 * above a degree that isn't bold are one name, however early its lines end.
 */
function wrapsOf({ fragments, wraps }: SectionText): ReadonlySet<number> {
  const lines = byLine(fragments);
  const degrees = [...lines.values()].map(([first]) => first).filter(({ value }) => isDegree(value));
  const isName = (line: number): boolean =>
    lines.get(line)?.every(({ kind, isBold }) => kind === 'text' && isBold) ?? false;
  const areNamesBold = degrees.some(({ isBold }) => !isBold);
  const names = [...lines.keys()].filter((line) => areNamesBold && isName(line) && isName(line - 1));
  const begun = new Set(degrees.map(({ line }) => line));
  return new Set([...wraps, ...names].filter((line) => !begun.has(line)));
}

/** "Bachelor of Commerce - BCom" is one degree. */
const withAbbreviations = ({ fragments, ...text }: SectionText): SectionText => ({
  ...text,
  fragments: joinedAfterDash(fragments, (degree, short) => isDegree(degree) && isDegree(short)),
});

/** The fragments with bare numbers, such as "8.1", as grades. */
const withBareGrades = ({ fragments, ...text }: SectionText): SectionText => ({
  ...text,
  fragments: fragments.map((fragment) =>
    fragment.kind === 'text' && /^\d{1,2}\.\d{1,2}$/.test(fragment.value)
      ? { ...fragment, kind: 'grade' }
      : fragment,
  ),
});

export const readSchools = (section: SectionText): Piece[] => {
  const text = withBareGrades(withAbbreviations(section));
  return readEntries(
    {
      list: 'education',
      cuts: schoolCuts,
      roles: SCHOOL_ROLES,
      byForm: schoolFields,
      divide: ({ fragments, wraps }) =>
        entriesOf(fragments, wraps, ({ text, value }) => isDegree(value) || hasBullet(text)),
    },
    { ...text, wraps: wrapsOf(text) },
  );
};
