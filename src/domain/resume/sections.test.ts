import { emptyResume } from './resume';
import { withMoved } from './sectionMoves';
import type { SectionName } from './entities';
import { headingOf, inOrder, SECTION_NAMES, withoutHidden } from './sections';

describe('a moved section', () => {
  const order = SECTION_NAMES;

  it('takes its new place in its column, and all others keep theirs', () => {
    const column: SectionName[] = ['summary', 'projects', 'languages'];
    const moved = withMoved(order, column, 'languages', 0);
    expect(moved.filter((name) => column.includes(name))).toEqual(['languages', 'summary', 'projects']);
    const others = (names: readonly SectionName[]) =>
      names.map((name) => (column.includes(name) ? null : name));
    expect(others(moved)).toEqual(others(order));
  });

  it('may be the only one of its column', () => {
    expect(withMoved(order, ['skills'], 'skills', 0)).toEqual(order);
  });
});

it('what belongs to a section keeps its order among its own', () => {
  const parts = [
    { of: 'skills', id: 1 },
    { of: 'summary', id: 2 },
    { of: 'skills', id: 3 },
  ] as const;
  expect(inOrder(parts, ['skills', 'summary'], (part) => part.of).map(({ id }) => id)).toEqual([1, 3, 2]);
});

it('a hidden section is empty, and without one the resume stays the same object', () => {
  const resume = emptyResume();
  expect(withoutHidden(resume)).toBe(resume);
  const filled = {
    ...resume,
    personalInfo: { ...resume.personalInfo, title: 'Nurse', description: 'Calm.' },
  };
  const { personalInfo, skills, education } = withoutHidden({
    ...filled,
    design: { hidden: ['summary', 'skills'] },
  });
  expect(personalInfo).toMatchObject({ title: 'Nurse', description: '' });
  expect(skills).toEqual([]);
  expect(education).toBe(filled.education);
});

it.each([
  ['', 'Summary'],
  [' ', 'Summary'],
  ['सारांश', 'सारांश'],
])('the heading “%s” is drawn as “%s”', (summary, drawn) => {
  expect(headingOf('summary', { summary })).toBe(drawn);
});
