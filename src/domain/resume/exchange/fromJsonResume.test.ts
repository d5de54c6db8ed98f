import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json';
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json';
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json';
import richard from '@jsonresume/schema/sample.resume.json';
import { complaintsOf } from '../../../../test/jest/jsonResumeSchema';
import { emptyResume } from '../resume';
import type { JsonObject } from './json';
import { fromJsonResume, toJsonResume } from './jsonResume';
import { withinLimits } from './limits';
import { ImportReport } from './report';

const TODAY = { year: 2026, month: 11 };

const leavesOf = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => leavesOf(member, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

/** A skill with keywords and a level is two items here, and two entries again, so places change but values don't. */
const placeless = (path: string) => path.replace(/^skills\.\d+/, 'skills');
const valuesOf = (document: unknown) =>
  leavesOf(document)
    .filter(([path, value]) => value !== '' && path !== 'meta.version')
    .map(([path, value]) => `${placeless(path)}: ${String(value)}`);

describe.each<[name: string, document: JsonObject]>([
  ['the schema’s own sample', richard],
  ['new graduate', newGraduate],
  ['career changer', careerChanger],
  ['senior engineer', seniorEngineer],
])('a JSON Resume from elsewhere: %s', (_, document) => {
  const report = new ImportReport(TODAY);
  const parts = withinLimits(fromJsonResume(document, report), report);
  const again = toJsonResume({ ...emptyResume(), ...parts }, TODAY);

  it('is valid when exported again', () => expect(complaintsOf(again)).toEqual([]));

  it('loses no value when exported again', () => {
    const kept = valuesOf(again);
    expect(valuesOf(document).length).toBeGreaterThan(60);
    expect(valuesOf(document).filter((value) => !kept.includes(value))).toEqual([]);
  });

  it('loses only what was edited, and what belongs to entries that were removed', () => {
    const [job] = parts.workExperiences ?? [];
    const edited = { ...parts, workExperiences: [{ ...job!, startDate: 'May 2001' }], education: [] };
    const { work, education, basics } = toJsonResume({ ...emptyResume(), ...edited }, TODAY);
    expect(work).toMatchObject([{ startDate: '2001-05', position: job!.position }]);
    expect(education).toBeUndefined();
    expect(basics).toEqual(again.basics);
  });
});

const leftOutOf = (document: JsonObject) => {
  const report = new ImportReport(TODAY);
  withinLimits(fromJsonResume(document, report), report);
  return report.leftOut;
};

it('reports what was left out of the schema’s own sample', () => {
  expect(leftOutOf(richard)).toEqual([
    'basics: url, location.address, location.postalCode, location.countryCode, profiles (Twitter), profiles (SoundCloud)',
    'work: description, url, days of dates (2), highlights after the third point',
    'volunteer: url, days of dates (2)',
    'education: url, courses, months of dates (2)',
    'awards: days of dates',
    'publications: url, days of dates',
    'skills: level “Master” (imported as 9 of 9) (2)',
    'languages: fluency “Native speaker” (imported as 10 of 10)',
    'references: reference',
    'projects: startDate, roles, entity, type, months of dates, highlights after the third point',
  ]);
});

it('turns levels in words into points, and reports that', () => {
  const skills = ['Beginner', 'Intermediate', 'Advanced'].map((level) => ({ name: level, level }));
  const languages = ['Conversational', 'Professional working proficiency', 'Fluent'].map((fluency) => ({
    language: fluency,
    fluency,
  }));
  expect(leftOutOf({ skills, languages })).toEqual([
    'skills: level “Beginner” (imported as 3 of 9), level “Intermediate” (imported as 5 of 9), level “Advanced” (imported as 7 of 9)',
    'languages: fluency “Conversational” (imported as 5 of 10), fluency “Professional working proficiency” (imported as 7 of 10), fluency “Fluent” (imported as 9 of 10)',
  ]);
});
