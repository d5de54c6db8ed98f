import { initialSipInputs } from './inputs';
import { planFrom, resultOf } from './plan';
import { sip } from './sip';

/** Simulates a plan month by month: deposit first, then interest; the step-up applies after every 12 months. */
function simulate(monthly: number, annualRate: number, years: number, stepUp: number): number {
  let balance = 0;
  let instalment = monthly;
  for (let month = 0; month < years * 12; month++) {
    if (month > 0 && month % 12 === 0) instalment *= 1 + stepUp / 100;
    balance = (balance + instalment) * (1 + annualRate / 1200);
  }
  return balance;
}

/** Half a paisa, or more for large amounts, where the simulation's doubles accumulate rounding errors. */
const tolerance = (amount: number) => Math.max(0.0051, Math.abs(amount) * 1e-12);

const result = (typed: Partial<ReturnType<typeof initialSipInputs>>) => {
  const plan = planFrom({ ...initialSipInputs(), ...typed });
  return plan && resultOf(plan);
};

describe('the SIP formula', () => {
  it('returns the amount paid in when the rate is 0', () => {
    expect(sip(2000, 0, 3)).toMatchObject({ maturityValue: 72_000, estimatedReturn: 0 });
  });

  it('is continuous between a rate of 0 and tiny rates', () => {
    expect(sip(1000, 1e-9, 30).maturityValue).toBeCloseTo(360_000, 2);
  });

  it.each([2.3, 0.01, 7.77, -2, -0.3])('holds for %d years, also with fractional months', (years) => {
    const [rate, months] = [0.1 / 12, years * 12];
    const formula = 1000 * (((1 + rate) ** months - 1) / rate) * (1 + rate);
    expect(sip(1000, 10, years).maturityValue).toBeCloseTo(formula, 1);
    expect(sip(1000, 10, years).investedAmount).toBeCloseTo(1000 * months, 2);
  });
});

describe('a yearly step-up', () => {
  it.each([
    [1000, 10, 5, 10],
    [1000, 10, 1, 10],
    [5000, 12.5, 20, 7],
    [1000, 0, 4, 5],
    [1000, 10, 4, -10],
    [1000, 8, 3.5, 10],
    [1000, -1300, 2, 0],
    // A step-up that equals the annual growth.
    [1000, 12, 10, ((1 + 0.12 / 12) ** 12 - 1) * 100],
  ])('agrees with an account month by month: ₹%d at %d %% for %d years, rising by %d %%', (...plan) => {
    const [monthly, rate, years, yearlyStepUp] = plan;
    const account = simulate(...plan);
    const { maturityValue } = sip(monthly, rate, years, { yearlyStepUp });
    expect(Math.abs(maturityValue - account)).toBeLessThan(tolerance(account));
  });

  it('adds up the rising instalments: 12 × 1000, 12 × 1100 and 12 × 1210', () => {
    expect(sip(1000, 10, 3, { yearlyStepUp: 10 }).investedAmount).toBe(39_720);
  });
});

it('discounts the maturity value by the rise in prices', () => {
  const { maturityValue, todaysValue } = sip(1000, 10, 5, { inflationRate: 6 });
  expect([maturityValue, todaysValue]).toEqual([78_082.38, 58_347.7]);
  expect(todaysValue).toBeCloseTo(78_082.38 / 1.06 ** 5, 1);
});

describe('typed values', () => {
  it.each([
    ['monthlyInvestment', ''],
    ['annualInterestRate', 'ten'],
    ['investmentDuration', '.'],
    ['yearlyStepUp', ''],
    ['inflationRate', '-'],
    ['monthlyInvestment', '1e308'],
    ['inflationRate', '-100'],
  ])('give no result when %s is "%s"', (field, typed) => {
    expect(result({ [field]: typed })).toBeUndefined();
  });

  it('may lie outside the range of the sliders', () => {
    expect(
      result({ monthlyInvestment: '250000', annualInterestRate: '35', investmentDuration: '40' })
        ?.investedAmount,
    ).toBe(120_000_000);
    expect(result({ investmentDuration: '1e6', annualInterestRate: '0' })?.maturityValue).toBe(12e9);
  });

  it('need no goal', () => {
    expect(result({ goalAmount: '' })?.maturityValue).toBe(78_082.38);
  });
});
