import type { ResumeData } from '../entities';
import type { ResumePlace } from '../places';
import { parseMonthYear, type ResumeDate } from './monthYear';

/** A typed date and where it stands. */
export interface TypedDate {
  /** Trimmed; empty where nothing is typed. */
  readonly typed: string;
  /** Undefined where nobody can read it. */
  readonly date: ResumeDate | undefined;
  readonly place: ResumePlace;
}

/** From when to when a job or a course went. */
export interface Period {
  readonly part: 'workExperiences' | 'education';
  /** What the visitor calls it: the company or the college. */
  readonly name: string;
  readonly start: TypedDate;
  readonly end: TypedDate;
}

/** A period whose two dates can be read. */
export interface KnownPeriod extends Period {
  readonly from: ResumeDate;
  readonly to: ResumeDate;
}

type PeriodList = Period['part'];

function typedDate(part: PeriodList, id: number, field: 'startDate' | 'endDate', typed: string): TypedDate {
  const text = typed.trim();
  return { typed: text, date: parseMonthYear(text), place: { part, id, field } };
}

export const jobPeriods = ({ workExperiences }: ResumeData): Period[] =>
  workExperiences.map(({ id, companyName, position, startDate, endDate }) => ({
    part: 'workExperiences',
    name: companyName.trim() || position.trim() || 'this job',
    start: typedDate('workExperiences', id, 'startDate', startDate),
    end: typedDate('workExperiences', id, 'endDate', endDate),
  }));

export const coursePeriods = ({ education }: ResumeData): Period[] =>
  education.map(({ id, courseName, collegeName, startDate, endDate }) => ({
    part: 'education',
    name: courseName.trim() || collegeName.trim() || 'this course',
    start: typedDate('education', id, 'startDate', startDate),
    end: typedDate('education', id, 'endDate', endDate),
  }));

/** The periods whose dates both can be read and stand in their order. */
export function knownPeriods(periods: readonly Period[]): KnownPeriod[] {
  return periods.flatMap((period) => {
    const { date: from } = period.start;
    const { date: to } = period.end;
    return from && to && from.first <= to.last ? [{ ...period, from, to }] : [];
  });
}
