import { sampleResume } from '../../../../test/fixtures/resumeSession';
import type { ResumeData } from '../entities';
import { emptyResume } from '../resume';
import { compareParts } from './comparing';
import { mergedParts } from './merging';

const [ananya, farhan] = [sampleResume('a'), sampleResume('b')];
const NOTHING = emptyResume();
const interests = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const withInterests = (...names: string[]): ResumeData => ({ ...NOTHING, interests: interests(...names) });
const compared = (inFile: string[], here: string[]) =>
  compareParts({ interests: interests(...inFile) }, withInterests(...here), 'a')[0];

describe('an import suggests', () => {
  it.each([
    ['to add when nothing is filled in here', ['a'], [''], ['add', 'leave']],
    ['to leave what is the same', ['a', 'b'], ['a', 'b'], ['leave', 'replace']],
    ['to replace what the file contains as well', ['a', 'b'], ['b'], ['replace', 'add', 'leave']],
    ['to add when the file lacks something here', ['a', 'b'], ['c'], ['add', 'replace', 'leave']],
  ])('%s', (_, inFile, here, choices) => {
    expect(compared(inFile, here)?.choices).toEqual(choices);
  });

  it('to add only new entries, and counts the result', () => {
    expect(compared(['a', 'b', 'c'], ['c', 'd'])).toMatchObject({ inFile: 3, here: 2, afterAdding: 4 });
  });

  it('nothing for parts that are blank in the file', () => {
    expect(compareParts({ interests: interests('', ' ') }, NOTHING, 'a')).toEqual([]);
  });
});

it('lists the sections of the open variant first, in the order of its steps', () => {
  const rows = compareParts(farhan, NOTHING, 'c');
  const shown = ['Personal', 'Work experience', 'Education', 'Professional skills', 'Languages'];
  expect(rows.map(({ title }) => title)).toEqual([...shown, 'Projects', 'Skills', 'Interests']);
  expect(rows.filter(({ isShown }) => isShown).map(({ title }) => title)).toEqual(shown);
});

describe('merging', () => {
  it('skips parts without a choice and those to leave', () => {
    expect(mergedParts(farhan, ananya, {})).toEqual({});
    expect(mergedParts(farhan, ananya, { education: 'leave', skills: 'leave' })).toEqual({});
  });

  it('replaces personal details as a whole, even with empty fields', () => {
    const file = { ...farhan.personalInfo, phone: '' };
    expect(mergedParts({ personalInfo: file }, ananya, { personalInfo: 'replace' })).toMatchObject({
      personalInfo: file,
    });
  });

  it('fills only empty personal details when adding', () => {
    const here = { ...NOTHING, personalInfo: { ...NOTHING.personalInfo, fullName: 'Nisha', phone: ' ' } };
    const { personalInfo } = mergedParts(farhan, here, { personalInfo: 'add' });
    expect(personalInfo).toEqual({ ...farhan.personalInfo, fullName: 'Nisha' });
  });

  it('appends new entries with new ids and drops blank ones', () => {
    const here = withInterests('a', '');
    const merged = mergedParts({ interests: interests('a', 'b', 'c') }, here, { interests: 'add' });
    expect(merged.interests).toMatchObject([{ id: 1 }, { id: 3, name: 'b' }, { id: 4, name: 'c' }]);
  });

  it('gives replaced lists new ids, so that fields on the page do not mix up entries', () => {
    const file = { interests: interests('x') };
    const merged = mergedParts(file, withInterests('a', 'b'), { interests: 'replace' });
    expect(merged.interests).toEqual([{ id: 3, name: 'x' }]);
  });

  it('does not mutate the given resume', () => {
    const before = JSON.stringify(ananya);
    mergedParts(farhan, ananya, { personalInfo: 'replace', workExperiences: 'add' });
    expect(JSON.stringify(ananya)).toBe(before);
  });
});

describe('a letter', () => {
  const letter = { company: 'Neem Tree', subject: '' };

  it.each([
    ['added where none is being written', { company: ' ' }, ['add', 'leave']],
    ['left where it is the same', { company: 'Neem Tree' }, ['leave', 'replace']],
    ['left where another one is being written', { job: 'Clerk' }, ['leave', 'replace']],
  ])('is %s', (_, here, choices) => {
    const [row] = compareParts({ letter }, { ...NOTHING, letter: here }, 'a');
    expect(row).toMatchObject({ title: 'Letter', inFile: 1, choices });
  });

  it('replaces as a whole the one that is being written', () => {
    const here = { ...ananya, letter: { job: 'Clerk' } };
    expect(mergedParts({ letter }, here, { letter: 'replace' }).letter).toEqual(letter);
    expect(mergedParts({ ...farhan, letter }, here, { personalInfo: 'replace' })).not.toHaveProperty(
      'letter',
    );
  });
});

it('adds what the file says beyond the fields to what was kept earlier', () => {
  const file = {
    interests: interests('x'),
    origin: { basics: '{"url":"u"}', rest: '{"talks":[1]}', 'interests.1': '{"note":"n"}' },
  };
  const here = { ...withInterests('a', 'b'), origin: { rest: '{"patents":[2]}', 'interests.9': '{}' } };
  expect(mergedParts(file, here, { interests: 'add' }).origin).toEqual({
    basics: '{"url":"u"}',
    rest: '{"patents":[2],"talks":[1]}',
    'interests.9': '{}',
    'interests.10': '{"note":"n"}',
  });
});
