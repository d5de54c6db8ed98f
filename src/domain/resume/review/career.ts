import { monthIndex, monthName } from '../dates';
import { note, type Check, type Finding, type ReviewSubject } from './check';
import { HERTFORDSHIRE } from './sources';
import { coursePeriods, hasJobs, jobPeriods, knownPeriods, ownPeriods, type KnownPeriod } from './periods';

/** A product requirement. */
const GAP_MONTHS = 6;

const jobsOf = (subject: ReviewSubject): KnownPeriod[] => knownPeriods(jobPeriods(subject));

/** Gaps can't be found among jobs whose dates can't be read. */
const areJobsKnown = (subject: ReviewSubject): boolean =>
  hasJobs(subject) && jobsOf(subject).length === subject.resume.workExperiences.length;

const byStart = (one: KnownPeriod, other: KnownPeriod): number => one.from.first - other.from.first;

/** The gap between two month indexes, if long enough to report; `name` is null for a gap up to today. */
function gapBetween(
  lastMonth: number,
  nextMonth: number,
  after: KnownPeriod,
  name: string | null,
): Finding[] {
  const months = nextMonth - lastMonth - 1;
  if (months <= GAP_MONTHS) return [];
  const until = name === null ? 'since then' : `before ${name}`;
  return [
    note(
      name === null ? after.end.place : after.start.place,
      `${months} months ${until} are unaccounted for`,
      `Add a line about what you did from ${monthName(lastMonth + 1)}, such as a course, family care or a job search: recruiters ask.`,
    ),
  ];
}

/** Gaps between jobs and since the last one; a course or an entry of an own section, such as Volunteering, fills a gap. */
function findGaps(subject: ReviewSubject): Finding[] {
  const jobs = jobsOf(subject);
  const [firstJob] = jobs.toSorted(byStart);
  if (!firstJob) return [];
  const others = knownPeriods([...coursePeriods(subject), ...ownPeriods(subject)]);
  const periods = [...jobs, ...others].sort(byStart).filter(({ to }) => to.last >= firstJob.from.first);
  const findings: Finding[] = [];
  let busyUntil = firstJob;
  for (const period of periods) {
    findings.push(...gapBetween(busyUntil.to.last, period.from.first, period, period.name));
    if (period.to.last > busyUntil.to.last) busyUntil = period;
  }
  return [...findings, ...gapBetween(busyUntil.to.last, monthIndex(subject.today), busyUntil, null)];
}

const gaps: Check = {
  id: 'career-gaps',
  title: `No gap of more than ${GAP_MONTHS} months`,
  source: HERTFORDSHIRE,
  appliesTo: areJobsKnown,
  run: findGaps,
};

export const CAREER_CHECKS: readonly Check[] = [gaps];
