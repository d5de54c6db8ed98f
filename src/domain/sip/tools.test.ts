import { yearsCsv } from './csv';
import { monthlyFor } from './goal';
import { planFrom, yearEnds } from './plan';
import { scenariosOf } from './scenarios';
import { initialSipInputs } from './inputs';
import { sip } from './sip';

/** 1000 a month at 10 % for 5 years. */
const PLAN = planFrom(initialSipInputs())!;

describe('the monthly instalment for a goal', () => {
  it.each([
    [1_000_000, {}],
    [1_000_000, { annualInterestRate: 0 }],
    [78_082.38, {}],
    [5_000_000, { annualInterestRate: 12.5, investmentDuration: 20, yearlyStepUp: 10 }],
    [1_000_000, { investmentDuration: 2.5, yearlyStepUp: 7.5, inflationRate: 6 }],
  ])('is the smallest instalment that reaches ₹%d', (goal, changes) => {
    const plan = { ...PLAN, ...changes };
    const needed = monthlyFor(goal, plan);
    const reached = (monthly = 0) => sip(monthly, plan.annualInterestRate, plan.investmentDuration, plan);
    expect(reached(needed?.asWritten).maturityValue).toBeGreaterThanOrEqual(goal);
    expect(reached((needed?.asWritten ?? 0) - 0.02).maturityValue).toBeLessThan(goal);
    expect(reached(needed?.inTodaysMoney).todaysValue).toBeGreaterThanOrEqual(goal);
    expect(reached((needed?.inTodaysMoney ?? 0) - 0.02).todaysValue).toBeLessThan(goal);
  });

  it('has no paisa too much', () => {
    const needed = monthlyFor(2007, { ...PLAN, annualInterestRate: 0 });
    expect(needed).toEqual({ asWritten: 33.45, inTodaysMoney: 33.45 });
  });

  it.each([
    ['there is no goal', 0, {}],
    ['the goal is negative', -1, {}],
    ['the duration is zero', 1000, { investmentDuration: 0 }],
    ['the plan loses everything', 1000, { annualInterestRate: -1200 }],
    ['the return is too large to calculate', 1000, { annualInterestRate: 1e12 }],
    ['the duration is too large to calculate', 1000, { investmentDuration: 1e12 }],
    ['the numbers overflow', 1e300, { annualInterestRate: 1e300 }],
  ])('is undefined when %s', (_, goal, changes) => {
    expect(monthlyFor(goal, { ...PLAN, ...changes })).toBeUndefined();
  });
});

describe('three scenarios', () => {
  const rates = (annualInterestRate: number) =>
    scenariosOf({ ...PLAN, annualInterestRate }).map(({ rate }) => rate);

  it('are two points apart around the plan', () => {
    expect(rates(9.7)).toEqual([7.7, 9.7, 11.7]);
    const [, own] = scenariosOf({ ...PLAN, yearlyStepUp: 10 });
    expect(own?.result).toEqual(sip(1000, 10, 5, { yearlyStepUp: 10 }));
  });

  it('do not go below 0 unless the plan does', () => {
    expect(rates(1)).toEqual([0, 1, 3]);
    expect(rates(0)).toEqual([0, 2]);
    expect(rates(-5)).toEqual([-7, -5, -3]);
  });
});

describe('the year table as CSV', () => {
  const HEADERS = {
    year: 'Year',
    investedAmount: 'Paid, INR',
    estimatedReturn: '=Return',
    maturityValue: 'A "value"',
    todaysValue: 'Today',
  };

  it('has a header row and plain numbers', () => {
    expect(yearsCsv(yearEnds({ ...PLAN, investmentDuration: 1.5 }), HEADERS, false)).toBe(
      '"Year","Paid, INR","Return","A ""value"""\r\n' +
        '1,12000.00,670.28,12670.28\r\n' +
        '1.5,18000.00,1494.59,19494.59\r\n',
    );
  });

  it('includes the column in today’s prices on request', () => {
    const rows = yearsCsv(yearEnds({ ...PLAN, inflationRate: 6 }), HEADERS, true).split('\r\n');
    expect(rows[0]).toMatch(/,"Today"$/);
    expect(rows[5]).toBe('5,60000.00,18082.38,78082.38,58347.70');
  });

  it('writes a loss as a number', () => {
    expect(
      yearsCsv(yearEnds({ ...PLAN, annualInterestRate: -10, investmentDuration: 1 }), HEADERS, false),
    ).toMatch(/\n1,12000\.00,-\d+\.\d\d,11\d{3}\.\d\d\r\n$/);
  });
});
