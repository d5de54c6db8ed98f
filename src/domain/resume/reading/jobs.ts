import { entriesOf } from './entries';
import { datesOf, joinedAfterDash, readEntries } from './entryPieces';
import type { Fragment } from './fragment';
import type { Part } from './parts';
import type { Piece } from './pieces';
import { profileJobs } from './profileJobs';
import type { Role } from './roles';
import { namesEmployer, namesJob, isRegion, isTown, LONG, TOLD } from './vocabulary';
import type { SectionText } from './sectionText';

/** Up to three words, perhaps with the mode of work: "Pune (Hybrid)". */
const isPlaceName = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*(?: \p{Lu}?[\p{L}\p{M}.'’-]+){0,2}(?: \([^()]{1,20}\))?$/u.test(text);

/** Departments that no company is named after, and those that one may be: "Bajaj Finance". */
const OFFICES =
  'accounts|administration|admin|audit|banking|casualty|compliance|emergency|hr|human resources|icu|it|maintenance|opd|operations|ot|payroll|procurement|purchase|quality|risk|strategy|tax(?:ation)?|treasury|[a-z]+ to [a-z]+';
const OTHERS =
  'commercial|design|development|engineering|finance|legal|logistics|marketing|planning|production|projects?|research|retail|safety|sales|services?|stores?|support|training';
const OFFICE = new RegExp(`\\b(?:${OFFICES})$`, 'i');
/** What may follow the name of a job as a place does. */
const DEPARTMENT = new RegExp(`\\b(?:${OFFICES}|${OTHERS})$`, 'i');

/** How well some parts name a place. A name without a telling word is more likely a company's, unless it is that of a town. */
export function placeFit(parts: readonly Part[], text: string): number {
  const last = parts.at(-1)?.value ?? '';
  if (namesJob(text) || DEPARTMENT.test(text) || !parts.every(({ value }) => isPlaceName(value))) return -4;
  return (
    (isRegion(last) ? 3 : 0) + (parts[0]?.isAside && isTown(last) ? 1 : 0) - (namesEmployer(text) ? 3 : 0)
  );
}

const JOB_ROLES: readonly Role<'position' | 'companyName' | 'location'>[] = [
  {
    field: 'position',
    labels: ['position', 'title'],
    fits: (parts, text) =>
      (namesJob(text) ? 3 : 0) - (namesEmployer(text) ? 1.5 : 0) - (parts.length - 1) * 0.5,
  },
  {
    field: 'companyName',
    labels: ['organisation', 'school'],
    fits: (parts, text, before) =>
      (parts.some(({ value }) => namesEmployer(value)) ? 3 : 0) -
      (namesJob(text) ? 1 : 0) -
      (before === 'position' && OFFICE.test(text) ? 3 : 0) -
      (parts.length - 1) * 0.5,
  },
  {
    field: 'location',
    labels: ['location'],
    fits: placeFit,
  },
];

const CUT = /^(.+?)(\s+(?:as|at|@)\s+.+)$/i;
const TOLD_CUT = new RegExp(`(${TOLD.source}\\w+\\s.+?)(\\s+(?:as|at|in|with|for)\\s+.+)$`, 'u');

/** Splits "Engineer at Company", "Company, Pune as Engineer", "Worked as Engineer with Company", and off how long it took. */
function jobCuts(text: string): string[] {
  const [long = ''] = LONG.exec(text) ?? [];
  if (long !== '')
    return [long, ...text.slice(long.length).split(/(?=\s+(?:as\s|(?:at|in|with)\s+\p{Lu}))/u)];
  const [, first = '', second = ''] = (TOLD.test(text) ? TOLD_CUT : CUT).exec(text) ?? [];
  return namesJob(/^\s+as\s/i.test(second) ? second : first) ? [first, second] : [text];
}

/** "Manager – Retail Banking" is one position, and so is "UI / UX Designer". */
const withDepartments = (fragments: readonly Fragment[]): Fragment[] =>
  joinedAfterDash(fragments, (name, added, dash) =>
    dash === '/' ? namesJob(added) && !namesEmployer(name) : namesJob(name) && DEPARTMENT.test(added),
  );

/** "Worked as a Clerk in Pune", before "from June 2019". */
const isToldJob = ({ text }: Fragment, next: Fragment | undefined): boolean =>
  LONG.test(text) || (TOLD.test(text) && next?.kind === 'date' && /^(?:from|since)\s/.test(next.text));

export const readJobs = ({ fragments, ...text }: SectionText): Piece[] =>
  readEntries(
    {
      list: 'workExperiences',
      cuts: jobCuts,
      roles: JOB_ROLES,
      byForm: (head, today) => datesOf(head, 'startDate', today),
      divide: (all) => profileJobs(all.fragments) ?? entriesOf(all.fragments, all.wraps, isToldJob),
    },
    { ...text, fragments: withDepartments(fragments) },
  );
