import { MOST_YEARS_SHOWN, planFrom, yearEnds } from './plan';
import { initialSipInputs } from './inputs';
import { sip, type SipPlan } from './sip';

/** 1000 a month at 10 % for 5 years, with changes. */
const plan = (changes: Partial<SipPlan>) => ({ ...planFrom(initialSipInputs())!, ...changes });

describe('a plan year by year', () => {
  it('ends with the result of the whole plan', () => {
    const rows = yearEnds(plan({ yearlyStepUp: 5, inflationRate: 6 }));
    const result = sip(1000, 10, 5, { yearlyStepUp: 5, inflationRate: 6 });
    expect(rows.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.at(-1)).toEqual({ year: 5, ...result });
  });

  it('ends with an entry for a partial last year', () => {
    const rows = yearEnds(plan({ investmentDuration: 1.5 }));
    expect(rows).toMatchObject([
      { year: 1, investedAmount: 12_000 },
      { year: 1.5, investedAmount: 18_000 },
    ]);
  });

  it.each([
    ['nothing is paid in', 0, 5],
    ['money is taken out', -100, 5],
    ['the duration is zero', 1000, 0],
    ['there are more years than can be drawn', 1000, MOST_YEARS_SHOWN + 1],
    ['the number of years is astronomical', 1000, 1e300],
  ])('is empty when %s', (_, monthlyInvestment, investmentDuration) => {
    expect(yearEnds(plan({ monthlyInvestment, investmentDuration }))).toEqual([]);
  });
});
