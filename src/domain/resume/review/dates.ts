import { monthIndex, readDate, type ResumeDate } from '../dates';
import { better, fix, note, type Check, type Finding, type ReviewSubject } from './check';
import { FORM, GREENHOUSE, SHEET, ST_THOMAS, TEXTKERNEL } from './sources';
import {
  coursePeriods,
  jobPeriods,
  knownPeriods,
  type KnownPeriod,
  type Period,
  type TypedDate,
} from './periods';

/** India's longest first degree, medicine with internship, takes five and a half years. */
const COURSE_YEARS_AHEAD = 6;
const MONTHS_PER_YEAR = 12;

const periodsOf = (subject: ReviewSubject): Period[] => [...jobPeriods(subject), ...coursePeriods(subject)];

const hasPeriods = ({ resume }: ReviewSubject): boolean =>
  resume.workExperiences.length + resume.education.length > 0;

const hasJobs = ({ resume }: ReviewSubject): boolean => resume.workExperiences.length > 0;

const MONTH_YEAR = 'Write month and year, such as Jul 2020, or Present for your current job.';

const missing: Check = {
  id: 'dates-missing',
  title: 'Every job and every course has dates',
  source: FORM,
  appliesTo: hasPeriods,
  run: (subject) =>
    periodsOf(subject).flatMap(({ name, start, end }) => {
      const empty = [start, end].filter(({ typed }) => typed === '');
      const [first] = empty;
      if (!first) return [];
      const what = empty.length === 2 ? 'dates' : `${first === start ? 'start' : 'end'} date`;
      const verb = empty.length === 2 ? 'are' : 'is';
      return [fix(first.place, `The ${what} of ${name} ${verb} missing`, MONTH_YEAR)];
    }),
};

/** A year among other words tells us when, but not every program finds it. */
const isReadable = (date: ResumeDate | undefined): date is ResumeDate =>
  date !== undefined && date.format !== 'Summer 2020';

function unreadable({ name, start, end }: Period): Finding[] {
  const asStart: Finding[] =
    start.date?.format === 'Present'
      ? [
          fix(
            start.place,
            `${name} starts with “${start.typed}”`,
            'Write the month and year when it started.',
          ),
        ]
      : [];
  const odd = [start, end].filter(({ typed, date }) => typed !== '' && !isReadable(date));
  return [
    ...asStart,
    ...odd.map(({ typed, place }) => fix(place, `“${typed}” can’t be read as a date`, MONTH_YEAR)),
  ];
}

const readable: Check = {
  id: 'dates-readable',
  title: 'Programs can read every date',
  source: TEXTKERNEL,
  appliesTo: hasPeriods,
  run: (subject) => periodsOf(subject).flatMap(unreadable),
};

const projectYear: Check = {
  id: 'dates-project',
  title: 'Every project has a readable year',
  source: TEXTKERNEL,
  appliesTo: ({ resume }) => resume.projects.some(({ completionYear }) => completionYear.trim() !== ''),
  run: ({ resume, today }) =>
    resume.projects.flatMap(({ id, projectName, completionYear }) => {
      const typed = completionYear.trim();
      if (typed === '') return [];
      const place = { part: 'projects', id, field: 'completionYear' } as const;
      const date = readDate(typed, today);
      if (!isReadable(date))
        return [better(place, `“${typed}” can’t be read as a year`, 'Write just the year: 2024.')];
      const isAhead = date.format !== 'Present' && date.first > monthIndex(today);
      return isAhead
        ? [
            note(
              place,
              `${projectName} is completed in the future`,
              'Write Present, or describe what exists today.',
            ),
          ]
        : [];
    }),
};

const order: Check = {
  id: 'dates-order',
  title: 'Nothing ends before it starts',
  source: SHEET,
  appliesTo: hasPeriods,
  run: (subject) =>
    periodsOf(subject).flatMap(({ name, start, end }) => {
      if (!start.date || !end.date || start.date.format === 'Present') return [];
      return end.date.last < start.date.first
        ? [
            fix(
              end.place,
              `${name} ends before it starts`,
              `Check ${start.typed} and ${end.typed}, and swap them if needed.`,
            ),
          ]
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
        return [
          fix(start.place, `${name} starts in the future`, 'Check the year; add it once you have started.'),
        ];
      return isTooLate(end, part, true, now)
        ? [fix(end.place, `${name} ends in the future`, 'Check the year, or write Present if it is ongoing.')]
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
      return [
        better(
          start.place,
          `${late.name} is listed below something older`,
          `Programs expect the newest ${what} first: move it up.`,
        ),
      ];
    }),
};

/** Whether a date has a distinct format: Present has none, and May is both a short and a long month name. */
function hasFormat({ date }: TypedDate): boolean {
  return isReadable(date) && date.format !== 'Present' && date.format !== 'May 2020';
}

const oneFormat: Check = {
  id: 'dates-one-form',
  title: 'All dates of jobs are written the same way',
  source: GREENHOUSE,
  appliesTo: hasJobs,
  run: (subject) => {
    const dates = jobPeriods(subject).flatMap(({ start, end }) => [start, end].filter(hasFormat));
    const [first] = dates;
    const other = dates.find(({ date }) => date?.format !== first?.date?.format);
    if (!first || !other) return [];
    const text = `“${other.typed}” and “${first.typed}” are written differently`;
    return [better(other.place, text, 'Use one format for all dates: Jul 2020.')];
  },
};

const monthKnown: Check = {
  id: 'dates-month',
  title: 'Every job has months, not just years',
  source: TEXTKERNEL,
  appliesTo: hasJobs,
  run: (subject) =>
    jobPeriods(subject).flatMap(({ name, start, end }) => {
      const bare = [start, end].find(({ date }) => date?.format === '2020');
      return bare
        ? [
            note(
              bare.place,
              `${name} has a year without a month`,
              'Add the month: programs otherwise assume January.',
            ),
          ]
        : [];
    }),
};

export const DATE_CHECKS: readonly Check[] = [
  missing,
  readable,
  order,
  future,
  newestFirst,
  oneFormat,
  monthKnown,
  projectYear,
];
