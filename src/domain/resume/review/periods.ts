import { readDate, type Month, type ResumeDate } from '../dates';
import type { OwnListName, WorkExperience } from '../entities';
import { nounOf, ownList } from '../lists';
import type { ResumePlace } from '../places';
import type { ReviewInput } from './check';

export interface TypedDate {
  /** Trimmed; may be empty. */
  readonly typed: string;
  /** Undefined if it can't be parsed. */
  readonly date: ResumeDate | undefined;
  readonly place: ResumePlace;
}

/** The dates of a job, a course or an entry of an own section. */
export interface Period {
  readonly part: 'workExperiences' | 'education' | OwnListName;
  /** The company, position, course or college, for messages. */
  readonly name: string;
  readonly start: TypedDate;
  readonly end: TypedDate;
}

/** A period with two valid dates. */
export interface KnownPeriod extends Period {
  readonly from: ResumeDate;
  readonly to: ResumeDate;
}

/** A resume and the current month. */
type Dated = Pick<ReviewInput, 'resume' | 'today'>;

type DatedEntry = Pick<WorkExperience, 'id' | 'startDate' | 'endDate'>;

function periodsIn<Entry extends DatedEntry>(
  part: Period['part'],
  entries: readonly Entry[],
  today: Month,
  nameOf: (entry: Entry) => string,
): Period[] {
  return entries.map((entry) => {
    const dateOf = (field: 'startDate' | 'endDate'): TypedDate => {
      const typed = entry[field].trim();
      return { typed, date: readDate(typed, today), place: { part, id: entry.id, field } };
    };
    const name = nameOf(entry) || `this ${nounOf(part)}`;
    return { part, name, start: dateOf('startDate'), end: dateOf('endDate') };
  });
}

/** May be empty. */
export const jobName = ({ companyName, position }: WorkExperience) => companyName.trim() || position.trim();

export const jobPeriods = ({ resume, today }: Dated): Period[] =>
  periodsIn('workExperiences', resume.workExperiences, today, jobName);

export const ownPeriods = ({ resume: { ownSections }, today }: Dated): Period[] =>
  ownSections.flatMap((section) => periodsIn(ownList(section), section.entries, today, jobName));

export const coursePeriods = ({ resume, today }: Dated): Period[] =>
  periodsIn(
    'education',
    resume.education,
    today,
    ({ courseName, collegeName }) => courseName.trim() || collegeName.trim(),
  );

/** Those that need both of their dates. */
export const neededPeriods = (dated: Dated): Period[] => [...jobPeriods(dated), ...coursePeriods(dated)];

export const periodsOf = (dated: Dated): Period[] => [...neededPeriods(dated), ...ownPeriods(dated)];

export const hasJobs = ({ resume }: Dated): boolean => resume.workExperiences.length > 0;

export const hasPeriods = ({ resume }: Dated): boolean =>
  resume.workExperiences.length + resume.education.length > 0;

/** The periods whose dates are both valid and in order. */
export function knownPeriods(periods: readonly Period[]): KnownPeriod[] {
  return periods.flatMap((period) => {
    const { date: from } = period.start;
    const { date: to } = period.end;
    return from && to && from.first <= to.last ? [{ ...period, from, to }] : [];
  });
}
