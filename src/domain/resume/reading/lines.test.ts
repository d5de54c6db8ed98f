import { readRuns } from '../../../../test/jest/readText';
import { leading, unspaced } from './lines';
import { runsOfText } from './runsOfText';

it.each([
  [[], 0],
  [[9], 0],
  [[1], 1],
  [[1, 2, 9, 9], 2],
  [[1, 2, 3], 3],
])('counts the first of %j that are below 5: %i', (sorted, count) => {
  expect(leading(sorted, (number) => number < 5)).toBe(count);
});

it('asks a few of 11,000 cells, so that a row of them takes no longer than 11,000 rows', () => {
  const asked = jest.fn((number: number) => number < 7000);
  expect(leading([...Array(11_000).keys()], asked)).toBe(7000);
  expect(asked.mock.calls.length).toBeLessThan(20);
});

it.each([
  ['S K I L L S', 'SKILLS'],
  ['S k i l l s', 'Skills'],
  ['C O N TA C T', 'CONTACT'],
  ['U I / U X', 'UI/UX'],
  ['W O R K   H I S T O R Y', 'WORK HISTORY'],
  ['A B C', 'A B C'],
  ['C R GO JS', 'C R GO JS'],
  ['A | B | C', 'A | B | C'],
  ['8 9 7 6', '8 9 7 6'],
])('writes what is drawn as “%s” as “%s”', (drawn, text) => expect(unspaced(drawn)).toBe(text));

it.each(['.', ',', '।'])(
  '“%s” follows its word, although the last mark of the word is drawn outside its width',
  (sign) => {
    const runs = runsOfText('Asha Rao\na@ex.in\n\nSUMMARY\nહું દસ વર્ષથી દુકાનોના હિસાબ રાખું છું');
    const { x, width, size, ...last } = runs.at(-1)!;
    const stop = { ...last, text: sign, x: x + width + 0.13 * size, width: 2, size };
    expect(readRuns([...runs, stop]).personalInfo?.description).toMatch(`છું${sign}`);
  },
);
