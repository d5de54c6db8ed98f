import { note, type Check, type Finding, type ReviewSubject } from './check';
import { monthIndex, type Month } from './monthYear';
import { coursePeriods, jobPeriods, knownPeriods, type KnownPeriod } from './periods';

/** Recruiters ask about a pause of more than half a year (specified by the product, and the usual advice of job sites). */
const GAP_MONTHS = 6;
/** A hand-over of a month or two is no second job. */
const OVERLAP_MONTHS = 2;

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthName = (index: number): string =>
  `${MONTH_NAMES[index % MONTH_NAMES.length] ?? ''} ${Math.floor(index / MONTH_NAMES.length)}`;

const jobsOf = ({ resume }: Pick<ReviewSubject, 'resume'>): KnownPeriod[] => knownPeriods(jobPeriods(resume));

const hasSeveralJobs = (subject: ReviewSubject): boolean => subject.resume.workExperiences.length > 1;

const byStart = (one: KnownPeriod, other: KnownPeriod): number => one.from.first - other.from.first;

/** A pause before `next`: the months between what ended last and what began then. Years without months count as whole years. */
function pause(lastMonth: number, nextMonth: number, after: KnownPeriod, name: string | null): Finding[] {
  const months = nextMonth - lastMonth - 1;
  if (months <= GAP_MONTHS) return [];
  const until = name === null ? 'since then' : `before ${name}`;
  return [
    note(
      name === null ? after.end.place : after.start.place,
      `${months} months ${until} are not accounted for`,
      `Say in one line what you did from ${monthName(lastMonth + 1)}: a course, care, a search. Recruiters ask.`,
    ),
  ];
}

/** Pauses between jobs, and since the last one; a course fills a pause. */
function pauses(subject: ReviewSubject, today: Month): Finding[] {
  const jobs = jobsOf(subject);
  const [firstJob] = [...jobs].sort(byStart);
  if (!firstJob) return [];
  const courses = knownPeriods(coursePeriods(subject.resume));
  const periods = [...jobs, ...courses].sort(byStart).filter(({ to }) => to.last >= firstJob.from.first);
  const findings: Finding[] = [];
  let busyUntil = firstJob;
  for (const period of periods) {
    findings.push(...pause(busyUntil.to.last, period.from.first, period, period.name));
    if (period.to.last > busyUntil.to.last) busyUntil = period;
  }
  return [...findings, ...pause(busyUntil.to.last, monthIndex(today), busyUntil, null)];
}

const gaps: Check = {
  id: 'career-gaps',
  title: `No pause of more than ${GAP_MONTHS} months`,
  appliesTo: (subject) => jobsOf(subject).length > 0,
  run: (subject) => pauses(subject, subject.today),
};

const overlaps: Check = {
  id: 'career-overlaps',
  title: 'No two jobs at the same time',
  appliesTo: hasSeveralJobs,
  run: (subject) => {
    const jobs = jobsOf(subject).sort(byStart);
    return jobs.flatMap((job, index) => {
      const before = jobs[index - 1];
      // With years alone the two may as well have followed each other.
      if (!before || Math.min(before.to.first, job.to.last) - job.from.last < OVERLAP_MONTHS) return [];
      return [
        note(
          job.start.place,
          `${job.name} and ${before.name} overlap`,
          'If that is so, say “part-time” or “freelance” beside one of them; if not, mend the dates.',
        ),
      ];
    });
  },
};

export const CAREER_CHECKS: readonly Check[] = [gaps, overlaps];
