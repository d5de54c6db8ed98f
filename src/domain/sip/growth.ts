import { sip, type SipPlan } from './sip';

/** How a plan stands at the end of a year, in rupees. */
export interface YearEnd {
  readonly year: number;
  readonly invested: number;
  readonly gained: number;
  readonly value: number;
  /** What the value buys at today's prices. */
  readonly today: number;
}

/** More years than this are neither drawn nor listed. */
export const MOST_YEARS_SHOWN = 60;

/**
 * A plan year by year; an unfinished last year is its own entry (2.5 years: 1, 2, 2.5).
 * Empty when there is no whole picture to draw: nothing paid in, no time, or more than `MOST_YEARS_SHOWN` years.
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
