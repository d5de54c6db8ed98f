import { MOST_YEARS_SHOWN, yearEnds } from './growth';
import { sip } from './sip';

describe('a plan year by year', () => {
  it('ends with the result of the whole plan', () => {
    const rows = yearEnds(1000, 10, 5);
    expect(rows.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.at(-1)).toEqual({
      year: 5,
      invested: 60_000,
      gained: sip(1000, 10, 5).estimatedReturn,
      value: sip(1000, 10, 5).maturityValue,
    });
  });

  it('gives an unfinished last year its own entry', () => {
    expect(yearEnds(1000, 10, 2.5).map(({ year, invested }) => [year, invested])).toEqual([
      [1, 12_000],
      [2, 24_000],
      [2.5, 30_000],
    ]);
  });

  it.each([
    ['nothing is paid in', 0, 5],
    ['money is taken out', -100, 5],
    ['there is no time', 1000, 0],
    ['there are more years than can be drawn', 1000, MOST_YEARS_SHOWN + 1],
    ['the years are beyond counting', 1000, 1e300],
  ])('is empty when %s', (_, monthly, years) => {
    expect(yearEnds(monthly, 10, years)).toEqual([]);
  });
});
