import { CHRONOLOGY_CHECKS } from './chronology';
import { DATE_CHECKS } from './dates';
import { CAREER_CHECKS } from './career';
import { blankItem } from '../lists';
import {
  describeChecks,
  withResume,
  withJob,
  withOlderJob,
  withProject,
  withCourse,
  findingsOf,
  GOOD,
  JOB,
  OLDER_JOB,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const NEWER_START = { part: 'workExperiences', id: JOB.id, field: 'startDate' } as const;

const FIRING: readonly FiringCase[] = [
  ['dates-missing', 'no start', withJob({ startDate: '' })],
  ['dates-missing', 'no dates', withCourse({ startDate: '', endDate: '' })],
  ['dates-readable', 'words', withJob({ startDate: 'Summer 2020' })],
  ['dates-readable', 'a start of Present', withJob({ startDate: 'Present' })],
  ['dates-order', 'an end before the start', withOlderJob({ endDate: 'Jun 2019' })],
  ['dates-order', 'a course backwards', withCourse({ endDate: '2017', startDate: '2019' })],
  ['dates-future', 'a job next year', withJob({ startDate: 'Jan 2027' })],
  ['dates-future', 'an end next year', withJob({ endDate: 'Jan 2027' })],
  ['dates-future', 'a course far ahead', withCourse({ endDate: '2033' })],
  ['dates-newest-first', 'the oldest first', withResume({ workExperiences: [OLDER_JOB, JOB] }), NEWER_START],
  ['dates-one-form', 'two forms', withOlderJob({ endDate: '02/2022' })],
  ['dates-month', 'a year alone', withOlderJob({ startDate: '2019' })],
  ['dates-project', 'no year', withProject({ completionYear: 'soon' })],
  ['dates-project', 'a later year', withProject({ completionYear: '2028' })],
  ['career-gaps', 'a gap between jobs', withOlderJob({ endDate: 'Jun 2021' }), NEWER_START],
  ['career-gaps', 'a gap until today', withJob({ endDate: 'Jan 2026' })],
];

const SILENT: readonly SilentCase[] = [
  ['dates-order', 'the same year', withCourse({ startDate: '2019', endDate: '2019' })],
  ['dates-future', 'an ongoing course', withCourse({ endDate: '2028' })],
  ['dates-future', 'a year of the last century', withOlderJob({ startDate: 'Jan 99' })],
  ['dates-readable', 'a day', withJob({ startDate: '15 June 2019', endDate: 'June 15, 2021' })],
  ['dates-readable', 'Hindi', withJob({ startDate: 'मार्च 2022', endDate: 'वर्तमान' })],
  ['dates-month', 'Hindi', withJob({ startDate: 'मार्च 2022' })],
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
  ['career-gaps', 'an end that can’t be read', withJob({ endDate: 'not yet' })],
  ['career-gaps', 'half a year', withOlderJob({ endDate: 'Aug 2021' })],
  [
    'career-gaps',
    'a course between two jobs',
    withResume({
      workExperiences: [JOB, { ...OLDER_JOB, startDate: 'Jan 2014', endDate: 'Dec 2016' }],
      education: GOOD.education.map((course) => ({ ...course, startDate: '2017', endDate: '2022' })),
    }),
  ],
  [
    'career-gaps',
    'an entry of an own section between two jobs',
    withResume({
      workExperiences: [JOB, { ...OLDER_JOB, endDate: 'Jan 2020' }],
      ownSections: [
        {
          id: 1,
          heading: 'Family care',
          entries: [{ ...blankItem('workExperiences', 1), startDate: 'Feb 2020', endDate: 'Feb 2022' }],
        },
      ],
    }),
  ],
];

describe('date checks', () =>
  describeChecks([...DATE_CHECKS, ...CHRONOLOGY_CHECKS, ...CAREER_CHECKS], FIRING, SILENT));

it.each([
  ['dates-missing', { startDate: '' }],
  ['dates-readable', { endDate: 'soon' }],
  ['dates-future', { endDate: '2033' }],
])('%s asks for no month of a course, whose form takes years', (id, dates) => {
  const [finding] = findingsOf([...DATE_CHECKS, ...CHRONOLOGY_CHECKS], id, withCourse(dates));
  expect(finding?.advice).toMatch(/year/);
  expect(finding?.advice).not.toMatch(/month|Present/);
});
