import { datesOf, readEntries, type SectionText } from './entryPieces';
import type { Part } from './parts';
import type { Piece } from './pieces';
import type { Role } from './roles';
import { EMPLOYER, JOB_TITLE, REGION } from './vocabulary';

/** Up to three words, and perhaps how the work is done there: "Pune (Hybrid)". */
const isPlaceName = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}?[\p{L}.'’-]+){0,2}(?: \([\p{L}-]+\))?$/u.test(text);

/** How well some parts name a place. */
export function placeFit(parts: readonly Part[], text: string): number {
  const last = parts.at(-1)?.value ?? '';
  if (JOB_TITLE.test(text) || !parts.every(({ value }) => isPlaceName(value))) return -4;
  return (REGION.test(last) ? 3 : 0) + (parts[0]?.isAside ? 1 : 0) - (EMPLOYER.test(text) ? 3 : 0);
}

const JOB_ROLES: readonly Role<'position' | 'companyName' | 'location'>[] = [
  {
    field: 'position',
    labels: ['position'],
    fits: (parts, text) =>
      (JOB_TITLE.test(text) ? 3 : 0) - (EMPLOYER.test(text) ? 1.5 : 0) - (parts.length - 1) * 0.5,
  },
  {
    field: 'companyName',
    labels: ['organisation'],
    fits: (parts, text) =>
      (EMPLOYER.test(text) ? 3 : 0) - (JOB_TITLE.test(text) ? 1 : 0) - (parts.length - 1) * 0.5,
  },
  {
    field: 'location',
    labels: ['location'],
    fits: placeFit,
  },
];

/** "Engineer at Company" and "Company, Pune as Engineer" in two. */
function jobCuts(text: string): string[] {
  const [, first = '', second = ''] = /^(.+?)(\s+(?:as|at|@)\s+.+)$/i.exec(text) ?? [];
  return JOB_TITLE.test(/^\s+as\s/i.test(second) ? second : first) ? [first, second] : [text];
}

export const readJobs = (text: SectionText): Piece[] =>
  readEntries(
    {
      list: 'workExperiences',
      cuts: jobCuts,
      roles: JOB_ROLES,
      byForm: (head, today) => datesOf(head, 'startDate', today),
    },
    text,
  );
