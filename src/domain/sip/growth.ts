import { sip, type SipPlan } from './sip';

/** Amounts of a plan at the end of a year, in rupees. */
export interface YearEnd {
  readonly year: number;
  readonly invested: number;
  readonly gained: number;
  readonly value: number;
  /** The value in today's money. */
  readonly today: number;
}

/** Longer plans get neither chart nor table. */
export const MOST_YEARS_SHOWN = 60;

/**
 * A plan year by year; a partial last year gets its own entry (2.5 years: 1, 2, 2.5).
 * Empty if nothing is paid in, the duration is not positive, or it exceeds `MOST_YEARS_SHOWN` years.
 */
export function yearEnds(plan: SipPlan): YearEnd[] {
  const { monthlyInvestment, annualInterestRate, investmentDuration: years } = plan;
  if (monthlyInvestment <= 0 || years <= 0 || years > MOST_YEARS_SHOWN) return [];
  return Array.from({ length: Math.ceil(years) }, (_, index) => {
    const year = Math.min(index + 1, years);
    const result = sip(monthlyInvestment, annualInterestRate, year, plan);
    return {
      year,
      invested: result.investedAmount,
      gained: result.estimatedReturn,
      value: result.maturityValue,
      today: result.todaysValue,
    };
  });
}
