import { initialSipInputs } from './inputs';
import { formatRupees, parseAmount, sip, sipFromInputs } from './sip';

/** The plan played month by month: pay in at the start of the month, then the month's interest. */
function simulate(monthly: number, annualRate: number, years: number): number {
  let balance = 0;
  for (let month = 0; month < years * 12; month++) balance = (balance + monthly) * (1 + annualRate / 1200);
  return balance;
}

describe('the SIP formula', () => {
  it('grows the specified defaults, 1000 a month at 10 % for 5 years, to ₹78,082.38', () => {
    const result = sipFromInputs(initialSipInputs());
    expect(formatRupees(result?.maturityValue)).toBe('₹78,082.38');
    expect(formatRupees(result?.investedAmount)).toBe('₹60,000.00');
    expect(formatRupees(result?.estimatedReturn)).toBe('₹18,082.38');
  });

  it.each([
    [500, 1, 1],
    [500, 30, 30],
    [5000, 10, 10],
    [8000, 10, 25],
    [100_000, 12.5, 17],
    [100_000, 30, 30],
    [1234.56, 0.1, 3],
    [10_000, 45, 40],
    [1000, -3, 10],
  ])(
    'agrees to the paisa with a month-by-month account: ₹%d at %d %% for %d years',
    (monthly, rate, years) => {
      const { maturityValue, investedAmount, estimatedReturn } = sip(monthly, rate, years);
      // A double holds 15 digits: beyond a billion rupees the account itself is no longer exact to the paisa.
      const tolerance = Math.max(0.005, Math.abs(maturityValue) * 1e-12);
      expect(Math.abs(maturityValue - simulate(monthly, rate, years))).toBeLessThan(tolerance);
      expect(investedAmount).toBe(monthly * years * 12);
      expect(estimatedReturn).toBe(maturityValue - investedAmount);
    },
  );

  it('gives back what was paid in when the rate is 0', () => {
    expect(sip(2000, 0, 3)).toEqual({ maturityValue: 72_000, investedAmount: 72_000, estimatedReturn: 0 });
  });

  it('has no jump between a rate of 0 and the smallest rates', () => {
    expect(sip(1000, 1e-9, 30).maturityValue).toBeCloseTo(360_000, 2);
  });
});

describe('what is typed into the boxes', () => {
  it.each([
    ['1000', 1000],
    ['₹ 1,00,000', 100_000],
    ['12.5%', 12.5],
    ['  7 ', 7],
    ['-250', -250],
    ['1e3', 1000],
    ['1e308', 1e308],
    ['0', 0],
  ])('reads "%s" as the number %d', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each(['', '   ', '₹', 'ten', '12 months', '1.2.3', 'NaN', 'Infinity', '1e999', '--5'])(
    'reads no number in "%s"',
    (typed) => {
      expect(parseAmount(typed)).toBeUndefined();
    },
  );

  it.each([
    ['monthlyInvestment', ''],
    ['annualInterestRate', 'ten'],
    ['investmentDuration', '.'],
    ['monthlyInvestment', '1e308'],
    ['investmentDuration', '1e308'],
    ['annualInterestRate', '-1e308'],
  ])('leads to no result when %s holds "%s"', (field, typed) => {
    const result = sipFromInputs({ ...initialSipInputs(), [field]: typed });
    expect(result).toBeUndefined();
    expect(formatRupees(result?.maturityValue)).toBe('—');
  });

  it('is calculated as typed when it lies outside the sliders', () => {
    const result = sipFromInputs({
      monthlyInvestment: '250000',
      annualInterestRate: '35',
      investmentDuration: '40',
    });
    expect(result?.investedAmount).toBe(120_000_000);
  });
});

describe('amounts', () => {
  it.each([
    [10_703_122.78, '₹1,07,03,122.78'],
    [0, '₹0.00'],
    [-1234.5, '−₹1,234.50'],
    [undefined, '—'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});
