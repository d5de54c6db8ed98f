import type richard from '@jsonresume/schema/sample.resume.json';
import { complaintsOf } from '../../../../test/jest/jsonResumeSchema';
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
import { ImportReport } from './report';

const TODAY = { year: 2026, month: 11 };

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
