import { emptyResume } from '../resume';
import { compareSections } from './compareSections';
import { VERSION_PAUSE_MS, versionNumber } from './versions';

describe('versions', () => {
  const last = { number: 7, session: 'monday', savedAt: 1000 };

  it.each([
    ['the first one', undefined, 'monday', 1000, 1],
    ['the same session', last, 'monday', 2000, 7],
    ['another session', last, 'tuesday', 2000, 8],
    ['the same session just before the pause', last, 'monday', 999 + VERSION_PAUSE_MS, 7],
    ['the same session after a pause', last, 'monday', 1000 + VERSION_PAUSE_MS, 8],
  ] as const)('%s', (_, before, session, now, number) => {
    expect(versionNumber(before, session, now)).toBe(number);
  });
});

describe('comparison by section', () => {
  const empty = emptyResume();
  const skill = (id: number, name: string, value = '') => ({ id, name, value });
  const before = {
    ...empty,
    personalInfo: { ...empty.personalInfo, fullName: 'Asha Rao', title: 'Clerk' },
    skills: [skill(1, 'Data', 'SQL'), skill(2, 'Tools', 'Excel')],
  };

  it('finds nothing between a resume and itself, whatever the ids and blank entries', () => {
    const skills = [skill(5, 'Data', 'SQL'), skill(6, ''), skill(7, 'Tools', 'Excel')];
    expect(compareSections(before, { ...before, skills })).toEqual([]);
  });

  it('names each field, entry and order that differs, in the order of the steps, and the letter', () => {
    const now = {
      ...before,
      personalInfo: { ...before.personalInfo, title: 'Accountant' },
      skills: [skill(2, 'Tools', 'Excel, Tally'), skill(3, 'Law')],
      interests: [{ id: 1, name: 'Chess' }],
      letter: { company: 'Neem Tree' },
    };
    const words = compareSections(before, now).flatMap(({ part, title, differences }) =>
      differences.map(
        ({ label, then, now: text }) => `${part}, ${title}, ${label}: “${then}”, now “${text}”`,
      ),
    );
    expect(words).toEqual([
      'personalInfo, Personal, Title: “Clerk”, now “Accountant”',
      'skills, Skills, Tools, Skills: “Excel”, now “Excel, Tally”',
      'skills, Skills, Data: “Data, SQL”, now “”',
      'skills, Skills, Law: “”, now “Law”',
      'interests, Interests, Chess: “”, now “Chess”',
      'letter, Letter, Company: “”, now “Neem Tree”',
    ]);
    const [moved] = compareSections(before, { ...before, skills: before.skills.toReversed() });
    expect(moved?.differences).toEqual([{ label: 'Order', then: 'Data, Tools', now: 'Tools, Data' }]);
  });
});
