import { parseAmount } from './amounts';
import type { SipInputs } from './inputs';
import { sip, type SipPlan, type SipResult } from './sip';

/** Parses the number boxes, except the goal, into a plan; undefined while one is empty or not a number. */
export function planFrom(inputs: SipInputs): SipPlan | undefined {
  const { goalAmount: _, ...boxes } = inputs;
  const amounts = Object.entries(boxes).map(([name, typed]) => [name, parseAmount(typed)] as const);
  if (amounts.some(([, amount]) => amount === undefined)) return undefined;
  return Object.fromEntries(amounts) as Record<keyof typeof boxes, number>;
}

/** The result of a plan, not limited to the sliders' range; undefined if an amount is not finite. */
export function resultOf(plan: SipPlan): SipResult | undefined {
  const result = sip(plan.monthlyInvestment, plan.annualInterestRate, plan.investmentDuration, plan);
  return Object.values(result).every(Number.isFinite) ? result : undefined;
}

/** A plan at the end of a year. */
export interface YearEnd extends SipResult {
  readonly year: number;
}

const AMOUNTS = ['investedAmount', 'estimatedReturn', 'maturityValue', 'todaysValue'] as const;

/** The amounts of a year in the order of its columns. @param isTodayShown whether the one in today's money is among them */
export const yearAmounts = (isTodayShown: boolean) =>
  AMOUNTS.filter((amount) => isTodayShown || amount !== 'todaysValue');

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
    return { year, ...sip(monthlyInvestment, annualInterestRate, year, plan) };
  });
}
