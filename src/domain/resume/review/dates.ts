import { monthIndex, readDate, type ResumeDate } from '../dates';
import { better, fix, note, type Check, type Finding } from './check';
import {
  hasJobs,
  hasPeriods,
  jobPeriods,
  neededPeriods,
  periodsOf,
  type Period,
  type TypedDate,
} from './periods';
import { FORM, GREENHOUSE, TEXTKERNEL } from './sources';

/** What the form accepts: years of a course, and months of anything else. */
const adviceFor = ({ part }: Period): string =>
  part === 'education'
    ? 'Write the year in four digits, such as 2020.'
    : 'Write month and year, such as Jul 2020, or Present for your current job.';

const missing: Check = {
  id: 'dates-missing',
  title: 'Every job and every course has dates',
  source: FORM,
  appliesTo: hasPeriods,
  run: (subject) =>
    neededPeriods(subject).flatMap((period) => {
      const { name, start, end } = period;
      const empty = [start, end].filter(({ typed }) => typed === '');
      const [first] = empty;
      if (!first) return [];
      const what = empty.length === 2 ? 'dates' : `${first === start ? 'start' : 'end'} date`;
      const verb = empty.length === 2 ? 'are' : 'is';
      // A course is known by when it ended.
      const report = period.part === 'education' && end.typed !== '' ? better : fix;
      return report(first.place, `The ${what} of ${name} ${verb} missing`, adviceFor(period));
    }),
};

/** A year among other words tells us when, but not every program finds it. */
const isReadable = (date: ResumeDate | undefined): date is ResumeDate =>
  date !== undefined && date.format !== 'Summer 2020';

function unreadable(period: Period): Finding[] {
  const { name, start, end } = period;
  const odd = [start, end]
    .filter(({ typed, date }) => typed !== '' && !isReadable(date))
    .map(({ typed, place }) => fix(place, `“${typed}” can’t be read as a date`, adviceFor(period)));
  if (start.date?.format !== 'Present') return odd;
  const text = `${name} starts with “${start.typed}”`;
  return [fix(start.place, text, 'Write the month and year when it started.'), ...odd];
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
        return better(place, `“${typed}” can’t be read as a year`, 'Write just the year: 2024.');
      const isAhead = date.format !== 'Present' && date.first > monthIndex(today);
      return isAhead
        ? note(
            place,
            `${projectName} is completed in the future`,
            'Write Present, or describe what exists today.',
          )
        : [];
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
    if (!first || !other) return null;
    const text = `“${other.typed}” and “${first.typed}” are written differently`;
    return better(other.place, text, 'Use one format for all dates: Jul 2020.');
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
        ? note(
            bare.place,
            `${name} has a year without a month`,
            'Add the month: programs otherwise assume January.',
          )
        : [];
    }),
};

/** How dates are written. */
export const DATE_CHECKS: readonly Check[] = [missing, readable, oneFormat, monthKnown, projectYear];
