import { emptyResume } from '../resume';
import type { OwnSection, ResumeData, WorkExperience } from '../entities';
import { freeId } from '../lists';
import { revertChange } from '../revertChange';
import { toBackup } from './backup';
import type { JsonObject } from './json';
import { toJsonResume } from './jsonResume';
import { mergedParts } from './merging';
import { readImport } from './readImport';
import type { ImportChoice } from './resumeParts';

const TODAY = { year: 2026, month: 11 };
const exported = (resume: ResumeData) => toJsonResume(resume, TODAY);

function importInto(resume: ResumeData, document: object, choice: ImportChoice = 'add'): ResumeData {
  const { parts } = readImport(JSON.stringify(document), TODAY);
  const choices = Object.fromEntries(Object.keys(parts).map((part) => [part, choice]));
  return { ...resume, ...mergedParts(parts, resume, choices) };
}

const imported = (document: object) => importInto(emptyResume(), document);

const withEntry = (own: OwnSection | undefined, fields: Partial<WorkExperience>) => ({
  ownSections: own ? [{ ...own, entries: own.entries.map((entry) => ({ ...entry, ...fields })) }] : [],
});

const LONG = 'a result with a number '.repeat(12).trim();
const TWITTER = { network: 'Twitter', username: 'neutralthoughts' };
const GITHUB = { network: 'github', url: 'https://github.com/x', stars: 3 };
const DOCUMENT = {
  basics: {
    name: 'Nisha',
    location: { city: 'Pune', region: 'Maharashtra', countryCode: 'IN' },
    profiles: [TWITTER, GITHUB],
  },
  work: [
    { name: 'Acme', url: 'https://acme.in', startDate: '2019-07-15', endDate: '2020-03-31' },
    { name: 'Grid', summary: LONG, highlights: ['b', 'c', 'd', 'e'] },
  ],
  volunteer: [{ organization: 'Goonj', url: 'https://goonj.org', startDate: '2019-06-01' }],
  certificates: [{ name: 'CKA', description: 'Passed', issuer: 'CNCF', date: '2024-05-01' }],
};

it.each<[what: string, edit: (resume: ResumeData) => Partial<ResumeData>, document: JsonObject]>([
  [
    'the country of another city',
    ({ personalInfo }) => ({ personalInfo: { ...personalInfo, location: 'Nagpur' } }),
    { basics: { location: { city: 'Nagpur', countryCode: 'IN' } } },
  ],
  [
    'other networks, and more about this one',
    ({ personalInfo }) => ({ personalInfo: { ...personalInfo, github: 'github.com/y' } }),
    { basics: { profiles: [TWITTER, { network: 'GitHub', username: 'y', stars: 3 }] } },
  ],
  [
    'other networks when one is removed',
    ({ personalInfo }) => ({ personalInfo: { ...personalInfo, github: '' } }),
    { basics: { profiles: [TWITTER] } },
  ],
  [
    'the day a job began when its end changes',
    ({ workExperiences: [job] }) => ({ workExperiences: [{ ...job!, endDate: 'May 2020' }] }),
    { work: [{ url: 'https://acme.in', startDate: '2019-07-15', endDate: '2020-05' }] },
  ],
  [
    'points after the third, and the rest of a shortened one',
    ({ workExperiences: [, job] }) => ({ workExperiences: [{ ...job!, additionalField2: 'C' }] }),
    { work: [{ summary: LONG, highlights: ['b', 'C', 'd', 'e'] }] },
  ],
  [
    'the keys of entries that move',
    ({ workExperiences: [first, second] }) => ({ workExperiences: [second!, first!] }),
    { work: [{ name: 'Grid' }, { name: 'Acme', url: 'https://acme.in' }] },
  ],
  [
    'the issuer of a certificate with another description',
    ({ certificates: [one] }) => ({ certificates: [{ ...one!, description: 'Renewed' }] }),
    { certificates: [{ description: 'Renewed', issuer: 'CNCF', date: '2024-05-01' }] },
  ],
  [
    'the keys of an entry in an own section that the schema has',
    ({ ownSections: [own] }) => withEntry(own, { endDate: 'May 2020' }),
    { volunteer: [{ url: 'https://goonj.org', startDate: '2019-06-01', endDate: '2020-05' }] },
  ],
  [
    'them under another heading, too',
    ({ ownSections: [own] }) => withEntry({ ...own!, heading: 'Social work' }, {}),
    {
      meta: {
        ownSections: [
          {
            heading: 'Social work',
            entries: [{ name: 'Goonj', url: 'https://goonj.org', startDate: '2019-06-01' }],
          },
        ],
      },
    },
  ],
])('an edit keeps %s', (_, edit, document) => {
  const resume = imported(DOCUMENT);
  const file = exported({ ...resume, ...edit(resume) });
  expect(file).toMatchObject(document);
  expect(exported(imported(file))).toEqual(file);
});

it('keeps entries in which no field is filled, after those that have one', () => {
  const references = [{ reference: 'She is kind.' }, { name: 'Farhan' }];
  const basics = { url: 'https://nisha.in' };
  const resume = imported({ basics, work: [{ name: 'Acme' }], references });
  expect(exported(resume)).toMatchObject({ basics, references: [references[1], references[0]] });
  const other = { references: [{ name: 'Aarti' }, { reference: 'He is.' }] };
  const texts = (choice: ImportChoice) =>
    (exported(importInto(resume, other, choice)).references as JsonObject[]).map(
      ({ name, reference }) => name ?? reference,
    );
  expect(texts('replace')).toEqual(['Aarti', 'He is.']);
  expect(texts('add')).toEqual(['Farhan', 'Aarti', 'She is kind.', 'He is.']);
});

it('adds what a file has beyond the fields to an entry that is here already', () => {
  const resume = importInto(imported({ work: [{ name: 'Acme' }] }), {
    work: [{ name: 'Acme', url: 'acme.in' }],
  });
  expect(exported(resume).work).toEqual([{ name: 'Acme', url: 'acme.in' }]);
});

it('keeps what entries of own sections have beyond the fields under the numbers that they get here', () => {
  const volunteer = [{ organization: 'Goonj', url: 'https://goonj.org' }];
  const talks: OwnSection = { id: 4, heading: 'Talks', entries: [] };
  const awards = [{ awardedTo: 'all' }];
  const resume = importInto({ ...emptyResume(), ownSections: [talks] }, { volunteer, awards });
  expect(resume.ownSections.map(({ id }) => id)).toEqual([4, 5]);
  expect(exported(resume)).toMatchObject({ volunteer, awards });
  expect(freeId({ ...resume, ownSections: [talks] }, 'ownSections')).toBe(6);
});

it('takes back what one import kept without what a later one did', () => {
  const [start, first] = [emptyResume(), imported({ basics: { name: 'N' }, patents: [{ title: 'A' }] })];
  const second = importInto(first, { work: [{ name: 'Acme', url: 'acme.in' }] });
  const { origin, personalInfo } = start;
  const reverted = revertChange({ origin, personalInfo }, { ...first }, second, []);
  expect(exported(reverted)).toEqual({
    work: [{ name: 'Acme', url: 'acme.in' }],
    meta: { version: 'v1.3.1' },
  });
});

it('understands the keys of older versions, and exports them under their current names', () => {
  const document = exported(
    imported({
      bio: { name: 'Nisha', picture: 'me.png', location: { city: 'Pune', state: 'Maharashtra' } },
      work: [
        { company: 'Acme', website: 'https://acme.in' },
        { company: 'x', name: 'Grid' },
      ],
      education: [{ institution: 'Sabarmati', gpa: '8.4' }],
      hobbies: [{ name: 'Ghazals' }],
    }),
  );
  expect(document).toMatchObject({
    basics: { name: 'Nisha', image: 'me.png', location: { city: 'Pune', region: 'Maharashtra' } },
    work: [
      { name: 'Acme', url: 'https://acme.in' },
      { name: 'Grid', company: 'x' },
    ],
    education: [{ institution: 'Sabarmati', score: '8.4' }],
    interests: [{ name: 'Ghazals' }],
  });
});

const NESTED = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

it('reads a file whose other data is nested too deeply to keep', () => {
  const { parts } = readImport(`{"basics":{"name":"N"},"x":${NESTED}}`, TODAY);
  expect(parts).toMatchObject({ personalInfo: { fullName: 'N' } });
  expect(parts).not.toHaveProperty('origin');
});

it('exports a resume whose backup was forged to nest too deeply', () => {
  const forged = { ...imported(DOCUMENT), origin: { rest: `{"x":${NESTED}}` } };
  expect(exported(imported(toBackup(forged)))).toEqual(exported({ ...forged, origin: {} }));
});

it.each(['add', 'replace', 'leave'] as const)(
  'exports once what a tab kept before it had a place for it, when its file is imported again: %s',
  (choice) => {
    const before = { ...emptyResume(), origin: { rest: JSON.stringify({ volunteer: DOCUMENT.volunteer }) } };
    expect(exported(importInto(before, DOCUMENT, choice))).toHaveProperty('volunteer', DOCUMENT.volunteer);
  },
);
