import { monthIndex } from '../dates';
import { better, fix, type Check } from './check';
import {
  coursePeriods,
  hasPeriods,
  jobPeriods,
  knownPeriods,
  periodsOf,
  type KnownPeriod,
  type Period,
  type TypedDate,
} from './periods';
import { SHEET, ST_THOMAS } from './sources';

/** India's longest first degree, medicine with internship, takes five and a half years. */
const COURSE_YEARS_AHEAD = 6;
const MONTHS_PER_YEAR = 12;

const order: Check = {
  id: 'dates-order',
  title: 'Nothing ends before it starts',
  source: SHEET,
  appliesTo: hasPeriods,
  run: (subject) =>
    periodsOf(subject).flatMap(({ name, start, end }) => {
      if (!start.date || !end.date || start.date.format === 'Present') return [];
      return end.date.last < start.date.first
        ? fix(
            end.place,
            `${name}: the end date is before the start date`,
            `Check ${start.typed} and ${end.typed}, and swap them if needed.`,
          )
        : [];
    }),
};

/** Whether a date is too far in the future; only the end of a course may be years ahead. */
function isTooLate({ date }: TypedDate, part: Period['part'], isEnd: boolean, now: number): boolean {
  if (!date || date.format === 'Present') return false;
  const ahead = part === 'education' && isEnd ? COURSE_YEARS_AHEAD * MONTHS_PER_YEAR : 0;
  return date.first > now + ahead;
}

const future: Check = {
  id: 'dates-future',
  title: 'No date is in the future',
  source: SHEET,
  appliesTo: hasPeriods,
  run: (subject) => {
    const now = monthIndex(subject.today);
    return periodsOf(subject).flatMap(({ part, name, start, end }) => {
      if (isTooLate(start, part, false, now))
        return fix(
          start.place,
          `${name}: the start date is in the future`,
          'Check the year; add it once you have started.',
        );
      const orPresent = part === 'education' ? '' : ', or write Present if it is ongoing';
      return isTooLate(end, part, true, now)
        ? fix(end.place, `${name}: the end date is in the future`, `Check the year${orPresent}.`)
        : [];
    });
  },
};

/** Compares by end, then by start. Dates without months are ambiguous, so they count as correctly ordered. */
const isNewer = (later: KnownPeriod, earlier: KnownPeriod): boolean =>
  later.to.first > earlier.to.last ||
  (later.to.first === earlier.to.first &&
    later.to.last === earlier.to.last &&
    later.from.first > earlier.from.last);

const newestFirst: Check = {
  id: 'dates-newest-first',
  title: 'Jobs and courses run from newest to oldest',
  source: ST_THOMAS,
  appliesTo: hasPeriods,
  run: (subject) =>
    [jobPeriods(subject), coursePeriods(subject)].flatMap((periods) => {
      const known = knownPeriods(periods);
      const late = known.find((period, index) => {
        const before = known[index - 1];
        return before !== undefined && isNewer(period, before);
      });
      if (!late) return [];
      const { part, start } = late;
      const what = part === 'education' ? 'courses' : 'jobs';
      return better(
        start.place,
        `${late.name} is listed below something older`,
        `Programs expect the newest ${what} first: move it up.`,
      );
    }),
};

/** When things happened, and in which order they are listed. */
export const CHRONOLOGY_CHECKS: readonly Check[] = [order, future, newestFirst];
