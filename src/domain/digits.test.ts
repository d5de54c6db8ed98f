/** @jest-environment node */
import fc from 'fast-check';
import { groupDigits, type Grouping } from './digits';

const GROUPINGS: readonly Grouping[] = ['en-IN', 'en-US'];

describe('groupDigits', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [100_000, '1,00,000'],
    [12_345_678, '1,23,45,678'],
    [-2500, '-2,500'],
    [12.5, '12.5'],
    [1e308, (1e308).toLocaleString('en-IN')],
  ])('writes %s as %s', (value, text) => {
    expect(groupDigits(value)).toBe(text);
  });

  it('matches toLocaleString for integers, amounts in paise and arbitrary numbers', () => {
    const paise = fc.integer({ min: -1e15, max: 1e15 }).map((count) => count / 100);
    const value = fc.oneof(fc.integer(), paise, fc.maxSafeInteger(), fc.double({ noNaN: true }));
    fc.assert(
      fc.property(value, fc.constantFrom(...GROUPINGS), (amount, grouping) => {
        const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        // `groupDigits` drops the sign of -0; `toLocaleString` keeps it.
        if (Object.is(amount, -0)) return;
        expect(groupDigits(amount, grouping, 2)).toBe(amount.toLocaleString(grouping, two));
        expect(groupDigits(amount, grouping)).toBe(amount.toLocaleString(grouping));
      }),
      { numRuns: 3000 },
    );
  });
});
