import { readDate, type ResumeDate } from '../dates';
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

type PeriodList = Period['part'];

/** A resume and the current month. */
type Dated = Pick<ReviewInput, 'resume' | 'today'>;

const dateReader =
  (part: PeriodList, { today }: Dated) =>
  (id: number, field: 'startDate' | 'endDate', typed: string): TypedDate => {
    const text = typed.trim();
    return { typed: text, date: readDate(text, today), place: { part, id, field } };
  };

function periodsIn(part: PeriodList, entries: readonly WorkExperience[], dated: Dated): Period[] {
  const dateOf = dateReader(part, dated);
  return entries.map(({ id, companyName, position, startDate, endDate }) => ({
    part,
    name: companyName.trim() || position.trim() || `this ${nounOf(part)}`,
    start: dateOf(id, 'startDate', startDate),
    end: dateOf(id, 'endDate', endDate),
  }));
}

export const jobPeriods = (dated: Dated): Period[] =>
  periodsIn('workExperiences', dated.resume.workExperiences, dated);

export const ownPeriods = (dated: Dated): Period[] =>
  (dated.resume.ownSections ?? []).flatMap((section) => periodsIn(ownList(section), section.entries, dated));

export function coursePeriods(dated: Dated): Period[] {
  const dateOf = dateReader('education', dated);
  return dated.resume.education.map(({ id, courseName, collegeName, startDate, endDate }) => ({
    part: 'education',
    name: courseName.trim() || collegeName.trim() || 'this course',
    start: dateOf(id, 'startDate', startDate),
    end: dateOf(id, 'endDate', endDate),
  }));
}

/** Those that need both of their dates. */
export const neededPeriods = (dated: Dated): Period[] => [...jobPeriods(dated), ...coursePeriods(dated)];

export const periodsOf = (dated: Dated): Period[] => [...neededPeriods(dated), ...ownPeriods(dated)];

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
