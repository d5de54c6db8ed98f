import { DATE_CHECKS } from './dates';
import { CAREER_CHECKS } from './career';
import {
  describeChecks,
  withResume,
  withJob,
  withOlderJob,
  withProject,
  withCourse,
  item,
  job,
  GOOD,
  JOB,
  OLDER_JOB,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const FIRING: readonly FiringCase[] = [
  ['dates-missing', 'no start', withJob({ startDate: '' }), job('startDate')],
  ['dates-missing', 'no dates', withCourse({ startDate: '', endDate: '' }), item('education', 'startDate')],
  ['dates-readable', 'words', withJob({ startDate: 'Summer 2020' }), job('startDate')],
  ['dates-readable', 'a start of Present', withJob({ startDate: 'Present' }), job('startDate')],
  ['dates-order', 'an end before the start', withOlderJob({ endDate: 'Jun 2019' }), job('endDate', 2)],
  [
    'dates-order',
    'a course backwards',
    withCourse({ startDate: '2019', endDate: '2017' }),
    item('education', 'endDate'),
  ],
  ['dates-future', 'a job next year', withJob({ startDate: 'Jan 2027' }), job('startDate')],
  ['dates-future', 'an end next year', withJob({ endDate: 'Jan 2027' }), job('endDate')],
  ['dates-future', 'a course far ahead', withCourse({ endDate: '2033' }), item('education', 'endDate')],
  [
    'dates-newest-first',
    'the oldest first',
    withResume({ workExperiences: [OLDER_JOB, JOB] }),
    job('startDate'),
  ],
  ['dates-one-form', 'two forms', withOlderJob({ endDate: '02/2022' }), job('endDate', 2)],
  ['dates-present', 'till date', withJob({ endDate: 'Till date' }), job('endDate')],
  ['dates-month', 'a year alone', withOlderJob({ startDate: '2019' }), job('startDate', 2)],
  ['dates-project', 'no year', withProject({ completionYear: 'soon' }), item('projects', 'completionYear')],
  [
    'dates-project',
    'a later year',
    withProject({ completionYear: '2028' }),
    item('projects', 'completionYear'),
  ],
  ['career-gaps', 'a gap between jobs', withOlderJob({ endDate: 'Jun 2021' }), job('startDate')],
  ['career-gaps', 'a gap until today', withJob({ endDate: 'Jan 2026' }), job('endDate')],
  ['career-overlaps', 'two jobs at once', withOlderJob({ endDate: 'Sep 2023' }), job('startDate')],
];

const SILENT: readonly SilentCase[] = [
  ['dates-order', 'the same year', withCourse({ startDate: '2019', endDate: '2019' })],
  ['dates-future', 'an ongoing course', withCourse({ endDate: '2028' })],
  ['dates-future', 'a year of the last century', withOlderJob({ startDate: 'Jan 99' })],
  ['dates-readable', 'a day', withJob({ startDate: '15 June 2019', endDate: 'June 15, 2021' })],
  ['dates-one-form', 'May, a short and a long name', withOlderJob({ endDate: 'May 2021' })],
  [
    'dates-newest-first',
    'years that touch',
    withResume({
      workExperiences: [
        { ...JOB, startDate: '2022' },
        { ...OLDER_JOB, endDate: '2022' },
      ],
    }),
  ],
  ['career-gaps', 'half a year', withOlderJob({ endDate: 'Aug 2021' })],
  [
    'career-gaps',
    'a course between two jobs',
    {
      ...withOlderJob({ startDate: 'Jan 2014', endDate: 'Dec 2016' }),
      resume: {
        ...GOOD,
        workExperiences: [JOB, { ...OLDER_JOB, startDate: 'Jan 2014', endDate: 'Dec 2016' }],
        education: GOOD.education.map((course) => ({ ...course, startDate: '2017', endDate: '2022' })),
      },
    },
  ],
  ['career-overlaps', 'a month of handover', withOlderJob({ endDate: 'Apr 2022' })],
];

describe('date checks', () => describeChecks([...DATE_CHECKS, ...CAREER_CHECKS], FIRING, SILENT));
