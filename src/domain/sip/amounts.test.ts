import { formatRupees, parseAmount } from './amounts';

describe('parseAmount', () => {
  it.each([
    ['1000', 1000],
    ['₹ 1,00,000', 100_000],
    ['12.5%', 12.5],
    ['  7 ', 7],
    ['-250', -250],
    ['−₹5,000', -5000],
    ['1e3', 1000],
    ['1e308', 1e308],
    ['0', 0],
    ['Rs. 5,000', 5000],
    ['INR 2500', 2500],
    ['5,000/-', 5000],
    ['Rs. 5,00,000/- only', 500_000],
    ['rupees 5,000.', 5000],
    ['5 lakh rupees', 500_000],
    ['7,5 lakh Rs', 750_000],
    ['10k', 10_000],
    ['10 thousand', 10_000],
    ['₹5,000 per month', 5000],
    ['5,000/month', 5000],
    ['12% p.a.', 12],
    ['12.5 % per annum', 12.5],
    ['12 percent', 12],
    ['8 per cent per annum', 8],
    ['10 years', 10],
    ['15 Yrs.', 15],
    ['1 year', 1],
    [' 5,000\t\r\n', 5000],
    ['₹\n5,000', 5000],
    ['１０００', 1000],
    ['5 lakh', 500_000],
    ['1.15 Lakhs', 115_000],
    ['₹ 2 crore', 20_000_000],
    ['2.5 Cr', 25_000_000],
    ['₹ 1 Cr.', 10_000_000],
    ['₹50 lakh, ', 5_000_000],
    ['\u200eRs. 5,000/-\u200e', 5000],
    ['\u202a₹ 5,000\u202c', 5000],
    ['₹ १,००,०००', 100_000],
    ['௧௨.௫%', 12.5],
    ['7,5', 7.5],
    ['7,25 %', 7.25],
    ['1.234,56', 1234.56],
    ['1,5 crore', 15_000_000],
    ['1,000', 1000],
    ['1,00,00,000.50', 10_000_000.5],
  ])('parses "%s" as %d', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each([
    ...['', '   ', '₹', 'ten', '12 months', 'lakh', 'k', 'Rs.', 'rupees'],
    ...['5,000\t10', '5000\r\n10', '₹500 ₹1,000', '5 years 12%', '5 years 6 months'],
    ...['1.2.3', 'NaN', 'Infinity', '1e999', '--5', '0x10', '0b1'],
  ])('finds no number in "%s"', (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  });
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
