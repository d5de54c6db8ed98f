import { sip } from './sip';

/** How a plan stands at the end of a year, in rupees. */
export interface YearEnd {
  readonly year: number;
  readonly invested: number;
  readonly gained: number;
  readonly value: number;
}

/** More years than this are neither drawn nor listed. */
export const MOST_YEARS_SHOWN = 60;

/**
 * A plan year by year; an unfinished last year is its own entry (2.5 years: 1, 2, 2.5).
 * Empty when there is no whole picture to draw: nothing paid in, no time, or more than `MOST_YEARS_SHOWN` years.
 */
export function yearEnds(monthlyInvestment: number, annualInterestRate: number, years: number): YearEnd[] {
  if (monthlyInvestment <= 0 || years <= 0 || years > MOST_YEARS_SHOWN) return [];
  return Array.from({ length: Math.ceil(years) }, (_, index) => {
    const year = Math.min(index + 1, years);
    const { maturityValue, investedAmount, estimatedReturn } = sip(
      monthlyInvestment,
      annualInterestRate,
      year,
    );
    return { year, invested: investedAmount, gained: estimatedReturn, value: maturityValue };
  });
}
