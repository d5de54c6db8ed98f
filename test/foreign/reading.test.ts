import { partsOf } from '../../src/domain/resume/reading/pieces';
import { readResume } from '../../src/domain/resume/reading/readResume';
import { lettersOf, TODAY } from '../jest/readText';
import { HELD_OUT, LAYOUTS } from './layouts';
import { scoreOf, shownIn, type Score } from './truth';
import { storedWords } from './words';

/** The part of the fields that has to be found, by the number of columns. */
const AT_LEAST = { 1: 0.85, 2: 0.75 } as const;

const read = (name: string) => readResume(storedWords(name), TODAY);

describe.each(LAYOUTS)('$name', (layout) => {
  it('is read field by field', () => {
    const { right, expected, faults } = scoreOf(shownIn(layout), partsOf(read(layout.name), TODAY));
    expect(right / expected < AT_LEAST[layout.columns ?? 1] ? faults : []).toEqual([]);
  });

  it('leaves no word without a place or a mention', () => {
    const texts = storedWords(layout.name).map(({ text }) => text);
    expect(lettersOf(read(layout.name).map(({ text }) => text))).toBe(lettersOf(texts));
  });

  it('puts nothing into a field but words of the PDF', () => {
    const faults = scoreOf(shownIn(layout), partsOf(read(layout.name), TODAY)).faults;
    expect(faults.filter((fault) => fault.endsWith('is not in the resume')).length).toBeLessThanOrEqual(3);
  });
});

const sum = (scores: readonly Score[], part: 'right' | 'expected'): number =>
  scores.reduce((total, score) => total + score[part], 0);

it.each([1, 2] as const)('reads layouts in %i columns that it was not developed on', (columns) => {
  const unseen = LAYOUTS.filter((layout) => HELD_OUT.has(layout.name) && (layout.columns ?? 1) === columns);
  const scores = unseen.map((layout) => scoreOf(shownIn(layout), partsOf(read(layout.name), TODAY)));
  expect(sum(scores, 'right') / sum(scores, 'expected')).toBeGreaterThanOrEqual(AT_LEAST[columns]);
});
