import { randomResume } from '../../../../test/jest/randomResume';
import type { ResumeData } from '../entities';
import { NAME_MAX } from '../../fields';
import { SUMMARY_MAX } from '../limits';
import { emptyResume } from '../resume';
import { BACKUP_FORMAT, toBackup } from './backup';
import { readImport } from './readImport';

const TODAY = { year: 2026, month: 11 };
const read = (document: unknown) => readImport(JSON.stringify(document), TODAY);
/** What is thrown for a file that is not imported. */
const refusal = (message: unknown) => expect.objectContaining({ name: 'ImportRefused', message }) as Error;
const partsOf = (resume: ResumeData) =>
  Object.fromEntries(Object.entries(resume).filter(([part]) => part !== 'selectedPhoto'));
const backup = (resume: object, rest: object = {}) => ({
  format: BACKUP_FORMAT,
  version: 1,
  resume,
  ...rest,
});
const NAME = { basics: { name: 'Nisha' } };
const NESTED = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

describe('a file that is not a resume is rejected', () => {
  it.each([
    ['white space', ' \n ', 'It is empty: there is no text in it.'],
    ['an error', '{\n  "work": [1,]\n}', 'It is not valid JSON: there is an error at line 2, column 14.'],
    ['half a file', '{"basics":{"name":"Nis', 'It is not complete JSON: the end is missing.'],
    ['half a list', '{"work":[{},', 'It is not complete JSON: the end is missing.'],
    ['a bracket too many', '{}}', 'It is not valid JSON: there is an error at line 1, column 3.'],
    ['a million brackets', '['.repeat(1_000_000), 'It is not complete JSON: the end is missing.'],
    ['null', 'null', 'It contains no resume: the whole file is empty (null).'],
    ['a list', '[]', 'It contains no resume: the whole file is a list.'],
    [
      'other data',
      '{"name":"left-pad"}',
      expect.stringMatching(/^It contains no resume: it has no basics, /),
    ],
    ['another format', '{"format":"europass"}', expect.stringMatching(/^Its format is europass, but only /)],
    ['a format of a wrong type', '{"format":[1]}', expect.stringMatching(/^Its format is a list, but only /)],
    ['a backup of nothing', JSON.stringify(backup([])), 'resume, which holds the backup, is missing.'],
    ['no content', '{"work":[{}]}', expect.stringMatching(/none of the fields this site uses are filled in/)],
    ['100,000 nested lists', `{"basics":${NESTED}}`, 'basics is a list, not an object.'],
  ])('%s', (_, text, sentence: unknown) => {
    expect(() => readImport(text, TODAY)).toThrow(refusal(sentence));
  });
});

const sameDocument = (resume: object): object => resume;

it.each([
  [{ basics: 'Nisha' }, 'basics is text, not an object', sameDocument],
  [{ basics: { name: true } }, 'basics.name is true or false, not text', sameDocument],
  [{ basics: { location: 'Pune' } }, 'basics.location is text, not an object', sameDocument],
  [{ basics: { profiles: {} } }, 'basics.profiles is an object, not a list', sameDocument],
  [{ work: {} }, 'work is an object, not a list', sameDocument],
  [{ work: [{}, 'Acme'] }, 'work[1] is text, not an object', sameDocument],
  [{ work: [{ highlights: ['', []] }] }, 'work[0].highlights[1] is a list, not text', sameDocument],
  [{ languages: ['Hindi', {}] }, 'languages[0] is text, not an object', sameDocument],
  [{ skills: [{ keywords: 'SQL, R' }] }, 'skills[0].keywords is text, not a list', sameDocument],
  [{ skills: { name: 'x' } }, 'resume.skills is an object, not a list', backup],
  [{ languages: [{ id: 1, fluency: {} }] }, 'resume.languages[0].fluency is an object, not text', backup],
  [{ personalInfo: { email: [] } }, 'resume.personalInfo.email is a list, not text', backup],
])('a value of a wrong type is left out by name, and the rest comes in: %j', (part, what, fileOf) => {
  const { damaged, parts } = read(fileOf({ ...part, interests: [{ name: 'Ghazals' }] }));
  expect(damaged).toEqual([what]);
  expect(parts).toMatchObject({ interests: [{ id: 1, name: 'Ghazals' }] });
  expect(() => read(fileOf(part))).toThrow(refusal(`${what}.`));
});

it('takes a number for text, null for nothing, and anything where there is no field', () => {
  const { kind, damaged, parts } = read({
    basics: { name: 'Nisha', phone: 98200, email: null, profiles: null, location: { countryCode: 91 } },
    work: [{ name: 'Acme', startDate: '2020-07', endDate: null, highlights: ['a', 2, null] }, null],
    education: [{ institution: 'Sabarmati', score: 8.4, startDate: 2020 }],
    patents: [{ summary: true }],
  });
  expect([kind, damaged]).toEqual(['JSON Resume', []]);
  expect(parts).toMatchObject({
    personalInfo: { fullName: 'Nisha', phone: '98200', email: '' },
    workExperiences: [{ endDate: 'Present', jobDescription: 'a', additionalField1: '2' }],
    education: [{ cgpaPercent: '8.4', startDate: '2020', endDate: '' }],
  });
});

it('lists of plain texts are entries where a name is enough', () => {
  const { damaged, leftOut, parts } = read({
    skills: ['Java', '', 'SQL'],
    languages: ['Hindi', 'English'],
    hobbies: ['Ghazals'],
    certificates: ['CKA'],
  });
  expect([damaged, leftOut]).toEqual([[], []]);
  expect(parts).toMatchObject({
    skills: [{ name: 'Skills', value: 'Java, SQL' }],
    languages: [{ name: 'Hindi' }, { name: 'English' }],
    interests: [{ name: 'Ghazals' }],
    certificates: [{ name: 'CKA' }],
  });
  expect(parts.professionalSkills).toBeUndefined();
});

it('dates become what the sheets print, as in the form', () => {
  const { parts, leftOut } = read({
    work: [
      { startDate: '07/2019', endDate: 'present' },
      { startDate: '15/07/2019', endDate: 'jan 2020' },
    ],
  });
  expect(parts.workExperiences).toMatchObject([
    { startDate: 'Jul 2019', endDate: 'Present' },
    { startDate: 'Jul 2019', endDate: 'Jan 2020' },
  ]);
  expect(leftOut).toEqual(['work: days of dates']);
});

it('what a template leaves unfilled is not reported as left out', () => {
  const { leftOut } = read({
    basics: { name: 'Nisha', profiles: [{ network: '', username: '', url: null }] },
    projects: [{ name: 'Tabla', roles: [''], entity: '' }],
    patents: [null],
  });
  expect(leftOut).toEqual([]);
});

it.each(['javascript:alert(1)', 'not a link'])('a link that is not a web link is left out: %j', (url) => {
  const { parts, leftOut } = read({
    basics: { name: 'Nisha', profiles: [{ network: 'GitHub', url }] },
    projects: [{ name: 'Grid', url }],
  });
  expect(parts).toMatchObject({ personalInfo: { github: '' }, projects: [{ githubLink: '' }] });
  expect(leftOut).toEqual(['basics: profiles.url (not a web link)', 'projects: url (not a web link)']);
});

describe('a hostile file', () => {
  it('cannot pollute prototypes', () => {
    const text =
      '{"__proto__":{"hacked":1},"constructor":{"a":1},"basics":{"name":"N","__proto__":{"phone":"1"}},"interests":[{"name":"x","__proto__":{"y":1}}]}';
    const { parts, leftOut } = readImport(text, TODAY);
    expect(({} as { hacked?: number }).hacked).toBeUndefined();
    expect(parts.personalInfo).toMatchObject({ fullName: 'N', phone: '' });
    expect(Object.getPrototypeOf(parts.interests?.[0])).toBe(Object.prototype);
    expect(leftOut.join()).toContain('basics: __proto__');
  });

  it('is truncated to the limits of the fields, not inside a word or a grapheme, and says what is missing', () => {
    const { parts, changes } = read({
      basics: { name: 'n'.repeat(NAME_MAX + 1), summary: `${'a'.repeat(SUMMARY_MAX - 1)}👍🏽` },
      work: [{ summary: `${'sentence '.repeat(17)}ends` }, { highlights: ['x', 'y', 'z'.repeat(151)] }],
    });
    expect(parts.personalInfo?.fullName).toHaveLength(NAME_MAX);
    expect(parts.personalInfo?.description).toBe('a'.repeat(SUMMARY_MAX - 1));
    expect(parts.workExperiences?.[0]?.jobDescription).toBe('sentence '.repeat(16).trim());
    expect(parts.workExperiences?.[1]?.additionalField2).toBe('z'.repeat(150));
    expect(changes).toEqual([
      'Personal, Full name: shortened from 201 to 200 characters, without “n”',
      `Personal, Description: shortened from ${SUMMARY_MAX + 3} to ${SUMMARY_MAX - 1} characters, without “👍🏽”`,
      'Work experience, job 1, What you did: shortened from 157 to 143 characters, without “sentence ends”',
      'Work experience, job 2, Third point: shortened from 151 to 150 characters, without “z”',
    ]);
  });

  it('adds at most 200 entries per list and keeps the report short', () => {
    const { parts, changes, leftOut } = read({
      work: Array.from({ length: 10_000 }, (_, index) => ({ name: `Company ${index}`, [`key${index}`]: 1 })),
    });
    expect(parts.workExperiences).toHaveLength(200);
    expect(changes).toEqual(['Work experience: the first 200 of 10000 entries']);
    expect(leftOut).toEqual([expect.stringMatching(/^work: key0, .+, and 9988 more$/)]);
  });

  it.each([
    ['in one list', { work: Array(10_001).fill({}) }],
    ['in all lists', { work: Array(6000).fill({}), skills: [{ keywords: Array(6000).fill('') }] }],
    ['in a backup', { ...toBackup(emptyResume()), resume: { ownSections: Array(10_001).fill({}) } }],
  ])('is refused if it has more than 10000 entries %s', (_where, file) => {
    expect(() => read(file)).toThrow('It has far more entries than a resume.');
  });

  it('is read even if its texts are very long', () => {
    const long = 'a@'.repeat(500_000);
    const { parts } = read({
      basics: { name: long, email: long, url: long, summary: long },
      skills: [{ name: long, level: long, keywords: [long] }],
    });
    expect(parts.personalInfo?.fullName).toHaveLength(NAME_MAX);
  });
});

describe('a backup', () => {
  const interests = (...items: [id: number, name: string][]) => items.map(([id, name]) => ({ id, name }));

  it.each([
    ['blank entries', { ...emptyResume(), interests: interests([4, 'Ghazals'], [2, '']) }],
    ['unordered ids', randomResume(7)],
    ['a letter', { ...emptyResume(), letter: { company: 'Neem Tree', opening: 'Line\n\nline' } }],
  ])('restores all form values and ids: %s', (_, resume) => {
    expect(read(toBackup(resume))).toEqual({
      kind: 'Backup of this site',
      parts: partsOf(resume),
      leftOut: [],
      damaged: [],
      changes: [],
    });
  });

  it('contains the file name of a photo but not its contents', () => {
    expect(JSON.stringify(toBackup(randomResume(1)))).toContain('"selectedPhoto":{"name":"me.jpg","size":1');
  });

  it.each([
    [2, /^It is a version 2 backup, but this page reads version 1: reload the page/],
    [0, /^version is not a valid backup version/],
    [undefined, /^version is not a valid backup version/],
  ])('of version %p is rejected', (version, sentence) => {
    expect(() => read(backup(NAME, { version }))).toThrow(refusal(expect.stringMatching(sentence)));
  });

  it('gets new ids if its ids are duplicate or invalid', () => {
    const ids = (items: object[]) => read(backup({ interests: items })).parts.interests?.map(({ id }) => id);
    expect(ids(interests([3, 'a'], [3, 'b']))).toEqual([1, 2]);
    expect(ids([{ id: -1, name: 'a' }, { id: 'x', name: 'b' }, { name: 'c' }])).toEqual([1, 2, 3]);
  });

  it('omits missing parts and reports unknown keys', () => {
    const { parts, leftOut } = read(
      backup({ interests: [{ id: 1, name: 'a', since: '1990' }], hobbies: ['x'] }),
    );
    expect(Object.keys(parts)).toEqual(['interests']);
    expect(leftOut).toEqual(['resume: hobbies', 'interests: since']);
  });
});
