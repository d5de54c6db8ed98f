import { yearOf } from '../exchange/dates';
import { entriesOf } from './entries';
import { datesOf, headPieces, pointPieces, type SectionText } from './entryPieces';
import { cleaned } from './forms';
import type { Piece } from './pieces';
import { fieldsOf, partsIn, textOfParts, type Role } from './roles';
import { DEGREE, SCHOOL } from './vocabulary';

const SCHOOL_ROLES: readonly Role<'courseName' | 'stream' | 'collegeName'>[] = [
  {
    field: 'courseName',
    labels: ['course'],
    fits: (parts) => (DEGREE.test(parts[0]?.value ?? '') ? 4 : 0) - (parts.length - 1),
  },
  {
    field: 'stream',
    labels: ['stream', 'course'],
    fits: (parts, before) =>
      (before === 'courseName' ? 1.5 : -2.5) -
      (SCHOOL.test(textOfParts(parts)) ? 3 : 0) -
      (DEGREE.test(parts[0]?.value ?? '') ? 3 : 0) -
      (parts.length - 1) * 0.2,
  },
  {
    field: 'collegeName',
    labels: ['school'],
    fits: (parts) =>
      (SCHOOL.test(parts[0]?.value ?? '') ? 3 : 0) -
      (DEGREE.test(textOfParts(parts)) ? 3 : 0) -
      (parts.length - 1) * 0.3,
  },
];

/** "B.Tech in Physics from a school", and "B.E. Physics" where no other part names the stream. */
function schoolCuts(text: string): string[] {
  const cut = text.split(/(?=\s+(?:from|at)\s+\p{Lu})|(?<=\S)(?=\s*\()|(?<=\))/u).flatMap((part) => {
    const [, degree = '', stream = ''] = /^(.+?)(\s+in\s+.+)$/i.exec(part) ?? [];
    return DEGREE.test(cleaned(degree)) ? [degree, stream] : [part];
  });
  const [only = ''] = cut;
  const [degree = ''] = DEGREE.exec(only) ?? [];
  const isWhole = cut.length > 1 || only.includes(', ') || degree === '' || SCHOOL.test(only);
  return isWhole || cleaned(only) === degree ? cut : [degree, only.slice(degree.length)];
}

export function readSchools({ fragments, wraps, today }: SectionText): Piece[] {
  const entries = entriesOf(fragments, wraps);
  const parts = entries.map(({ head }) => partsIn(head, schoolCuts, wraps));
  const fields = fieldsOf(parts, SCHOOL_ROLES);
  return entries.flatMap((entry, index) => {
    const years = datesOf(entry.head, 'endDate', (text) => yearOf(text, today));
    const grade = entry.head.find(
      ({ kind, label }) => kind === 'grade' || (label === 'grade' && kind === 'text'),
    );
    const forms = new Map(years.map(([fragment, field, value]) => [fragment, [field, value] as const]));
    if (grade) forms.set(grade, ['cgpaPercent', grade.value]);
    return [
      ...headPieces('education', index + 1, entry, parts[index] ?? [], fields[index] ?? [], forms),
      ...pointPieces('education', index + 1, entry.points, wraps),
    ];
  });
}
