import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import schema from '@jsonresume/schema/schema.json';
import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json';
import newGraduate from '@jsonresume/schema/examples/new-grad.resume.json';
import seniorEngineer from '@jsonresume/schema/examples/senior-engineer.resume.json';
import richard from '@jsonresume/schema/sample.resume.json';
import { randomResume } from '../../../../test/jest/randomResume';
import { RESUME_VARIANT_NAMES } from '../variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import type { ListItem, OwnSection, ResumeData, SectionName } from '../entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../resumeFields';
import { blankItem, ownList, RESUME_LIST_NAMES } from '../lists';
import { emptyResume, printableResume } from '../resume';
import type { JsonObject } from './json';
import { BASICS_MAP, OWN_MAPS, SECTION_MAPS } from './jsonResumeMap';
import { JSON_RESUME_SHAPE } from './jsonResumeShape';
import { fromJsonResume, toJsonResume } from './jsonResume';
import { withinLimits } from './limits';
import { ImportReport } from './report';

const TODAY = { year: 2026, month: 11 };
const validate = addFormats(new Ajv({ allErrors: true })).compile(schema);

const complaintsOf = (document: JsonObject) => {
  validate(document);
  return validate.errors ?? [];
};

/** A document after a round trip through a file. */
const onDisk = (document: JsonObject): JsonObject => JSON.parse(JSON.stringify(document)) as JsonObject;

function readAgain(resume: ResumeData): ResumeData {
  const report = new ImportReport(TODAY);
  const parts = fromJsonResume(onDisk(toJsonResume(resume, TODAY)), report);
  expect(report.leftOut).toEqual([]);
  const empty = Object.fromEntries(RESUME_LIST_NAMES.map((list) => [list, []]));
  return { ...emptyResume(), ...empty, ...parts, origin: {} };
}

const numbered = <Item extends ListItem>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, id: index + 1 }));

/** The names of own sections by their place. */
function renamed(names: readonly SectionName[], { ownSections }: ResumeData): SectionName[] {
  const own: readonly SectionName[] = ownSections.map(ownList);
  return names.map((name) => (own.includes(name) ? ownList({ id: own.indexOf(name) + 1 }) : name));
}

const counted = (resume: ResumeData): ResumeData => {
  const printable = printableResume(resume);
  const { order, hidden, ...design } = resume.design;
  const lists = RESUME_LIST_NAMES.map((list) => [list, numbered<ListItem>(printable[list])]);
  return {
    ...resume,
    ...(Object.fromEntries(lists) as Partial<ResumeData>),
    selectedPhoto: null,
    origin: {},
    letter: {},
    ownSections: numbered(printable.ownSections).map((section) => ({
      ...section,
      entries: numbered(section.entries),
    })),
    design: {
      ...design,
      ...(order && { order: renamed(order, resume) }),
      ...(hidden && { hidden: renamed(hidden, resume) }),
    },
  };
};

const own = (id: number, heading: string, ...titles: string[]): OwnSection => ({
  id,
  heading,
  entries: titles.map((companyName, index) => ({
    ...blankItem('workExperiences', index + 1),
    companyName,
    location: 'Pune',
    startDate: 'Jun 2019',
    endDate: index === 0 ? 'Present' : '',
    additionalField2: 'Third',
  })),
});

const OWN_SECTIONS = [
  own(1, 'Talks', 'Ledgers'),
  own(2, 'Awards', 'Best nurse', 'Second best'),
  own(3, 'Volunteering', 'Goonj'),
  own(4, 'Publications'),
  own(5, 'Awards', 'Third best'),
];

const ananya = sampleResume('a');
const RESUMES: [name: string, resume: ResumeData][] = [
  ['nothing typed yet', emptyResume()],
  ...RESUME_VARIANT_NAMES.map((variant): [string, ResumeData] => [
    `the sample of ${variant}`,
    sampleResume(variant),
  ]),
  ['own sections, two of one name', { ...emptyResume(), ownSections: OWN_SECTIONS }],
  ...Array.from({ length: 80 }, (_, seed): [string, ResumeData] => [`seed ${seed}`, randomResume(seed)]),
];

describe('an exported JSON Resume', () => {
  it.each(RESUMES)('is valid and survives a round trip: %s', (_, resume) => {
    expect(complaintsOf(toJsonResume(resume, TODAY))).toEqual([]);
    expect(readAgain(resume)).toEqual(counted(resume));
  });

  it('maps each form field exactly once', () => {
    const fieldsOf = (bindings: readonly { ours: readonly string[] }[]) =>
      bindings.flatMap(({ ours }) => ours).sort();
    expect(fieldsOf(BASICS_MAP)).toEqual(Object.keys(PERSONAL_FIELDS).sort());
    for (const list of RESUME_LIST_NAMES)
      expect(fieldsOf(SECTION_MAPS[list].bindings)).toEqual(Object.keys(LIST_FIELDS[list]).sort());
    for (const { bindings } of OWN_MAPS)
      expect(fieldsOf(bindings)).toEqual(Object.keys(LIST_FIELDS.workExperiences).sort());
  });

  it('uses the standard keys and formats', () => {
    const { basics, work, languages } = toJsonResume(ananya, TODAY) as unknown as typeof richard;
    expect(basics).toMatchObject({
      name: 'Ananya Raghunathan',
      location: { city: 'Bengaluru', region: 'Karnataka' },
    });
    expect(work[0]).toMatchObject({ startDate: '2021-04', asTyped: { startDate: 'April 2021' } });
    expect(work[0]).not.toHaveProperty('endDate');
    expect(languages[0]!.fluency).toMatch(/^\d+\/10$/);
  });

  it('has own sections where the schema has one of that name, and says their order', () => {
    const file = toJsonResume({ ...emptyResume(), ownSections: OWN_SECTIONS }, TODAY);
    expect(file).toMatchObject({
      awards: [{ title: 'Best nurse', date: '2019-06' }, { title: 'Second best' }],
      volunteer: [{ organization: 'Goonj' }],
    });
    expect(file.meta).toMatchObject({
      ownSections: [
        { heading: 'Talks', entries: [{ name: 'Ledgers' }] },
        { heading: 'Awards' },
        { heading: 'Volunteering' },
        { heading: 'Publications' },
        { heading: 'Awards', entries: [{ name: 'Third best' }] },
      ],
    });
  });

  it('restores the typed text only if another program has not changed the value', () => {
    const document = onDisk(toJsonResume(ananya, TODAY));
    const [job] = document.work as unknown as Record<string, string>[];
    job!.startDate = '2020-01';
    const parts = fromJsonResume(document, new ImportReport(TODAY));
    expect(parts.workExperiences?.[0]?.startDate).toBe('Jan 2020');
    expect(parts.workExperiences?.[1]?.startDate).toBe(ananya.workExperiences[1]!.startDate);
  });
});

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

it('checks the types of all keys that are read, and of no others', () => {
  const read = Object.fromEntries(
    Object.keys(JSON_RESUME_SHAPE).map((section) => [section, new Set<string>()]),
  );
  for (const { theirs } of BASICS_MAP) for (const key of theirs) read.basics?.add(key);
  for (const { section, bindings } of [...Object.values(SECTION_MAPS), ...OWN_MAPS])
    for (const { theirs } of bindings) for (const key of theirs) read[section]?.add(key);
  for (const [section, shape] of Object.entries(JSON_RESUME_SHAPE))
    expect(Object.keys('0' in shape ? shape[0] : shape).sort()).toEqual([...(read[section] ?? [])].sort());
});
