import { formatRupees, parseAmount } from './amounts';

describe('parseAmount', () => {
  it.each([
    ['1000', 1000],
    ['₹ 1,00,000', 100_000],
    ['12.5%', 12.5],
    ['  7 ', 7],
    ['-250', -250],
    ['1e3', 1000],
    ['1e308', 1e308],
    ['0', 0],
  ])('parses "%s" as %d', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each(['', '   ', '₹', 'ten', '12 months', '1.2.3', 'NaN', 'Infinity', '1e999', '--5'])(
    'finds no number in "%s"',
    (typed) => {
      expect(parseAmount(typed)).toBeUndefined();
    },
  );
});

describe('formatRupees', () => {
  it.each([
    [10_703_122.78, '₹1,07,03,122.78'],
    [0, '₹0.00'],
    [-1234.5, '−₹1,234.50'],
    [undefined, '—'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});
