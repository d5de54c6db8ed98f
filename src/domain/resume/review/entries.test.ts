import { DATE_CHECKS } from './dates';
import { ENTRY_CHECKS } from './entries';
import { SHEET_CHECKS } from './sheet';
import {
  describeChecks,
  withResume,
  withJob,
  withLanguage,
  withProject,
  withCourse,
  findingsOf,
  section,
  JOB,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const WITH_PHOTO = withResume({ selectedPhoto: { name: 'me.jpg', size: 1, type: 'image/jpeg' } });
const JOB_TWICE = withResume({ workExperiences: [JOB, { ...JOB, id: 7 }] });
const IN_ORDER = [section('Projects', 1), section('Interests', 1)];
const STRAY = section('Sunlight Test', 2, 'Projects');

const FIRING: readonly FiringCase[] = [
  ['sections', 'no education', withResume({ education: [] }), { part: 'education' }],
  ['sections', 'no skills', withResume({ skills: [] }), { part: 'skills' }],
  ['sections', 'no work', withResume({ workExperiences: [] }), { part: 'workExperiences' }],
  ['job-points', 'a job without a description', withJob({ jobDescription: '', additionalField1: '' })],
  ['required-fields', 'a job without a company', withJob({ companyName: '' })],
  ['required-fields', 'a project without tools', withProject({ techStack: '' })],
  ['fluency', 'no number', withLanguage({ fluency: '' })],
  ['fluency', 'a number out of range', withLanguage({ fluency: '11' })],
  ['duplicates', 'the same job twice', JOB_TWICE, { part: 'workExperiences', id: 7 }],
  ['pages', 'three pages', { pageCount: 3 }, null],
  ['columns', 'two columns', { variant: 'b' }, null],
  ['reading-order', 'a project below the interests', { reading: [...IN_ORDER, STRAY] }, null],
  ['photo', 'a photo', { ...WITH_PHOTO, variant: 'b' }, { part: 'selectedPhoto' }],
  ['left-out', 'certificates on B', { variant: 'b' }, { part: 'skills' }],
];

const SILENT: readonly SilentCase[] = [
  ['columns', 'the plain version', { variant: 'b', isPlain: true }],
  ['photo', 'a template without photos', WITH_PHOTO],
  ['reading-order', 'sections in order', { reading: IN_ORDER }],
  ['left-out', 'a list without entries', withResume({ certificates: [] })],
  ['left-out', 'the plain version', { variant: 'b', isPlain: true }],
  ['sections', 'skills of the other kind on the plain version', { variant: 'b', isPlain: true }],
];

describe('checks of entries and sheets', () =>
  describeChecks([...ENTRY_CHECKS, ...SHEET_CHECKS], FIRING, SILENT));

it.each([
  ['required-fields', 'a company', withJob({ companyName: '', location: '' }), 'fix'],
  ['required-fields', 'a place', withJob({ location: '' }), 'better'],
  ['required-fields', 'a grade', withCourse({ cgpaPercent: '' }), 'better'],
  ['required-fields', 'tools', withProject({ techStack: '' }), 'better'],
  ['dates-missing', 'the start of a course', withCourse({ startDate: '' }), 'better'],
  ['dates-missing', 'the end of a course', withCourse({ endDate: '' }), 'fix'],
  ['dates-missing', 'the start of a job', withJob({ startDate: '' }), 'fix'],
  ['fluency', 'a number', withLanguage({ fluency: '' }), 'better'],
])('%s rates the want of %s', (id, _what, changed, severity) => {
  const [finding] = findingsOf([...ENTRY_CHECKS, ...DATE_CHECKS], id, changed);
  expect(finding?.severity).toBe(severity);
});
