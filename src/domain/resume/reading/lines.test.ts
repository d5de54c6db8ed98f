import { leading } from './lines';

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
