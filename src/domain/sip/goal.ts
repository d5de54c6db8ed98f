import { fixed, rupees, times } from './decimal';
import { perRupee, pricesAfter, type SipPlan } from './sip';

/** Monthly instalments, in rupees, that reach a goal; with a step-up, those of the first year. */
export interface GoalInstalments {
  /** Takes the goal as the maturity value. */
  readonly asWritten: number;
  /** Takes the goal in today's money, so the maturity value also has to cover inflation. */
  readonly inTodaysMoney: number;
}

/**
 * Solves the formula of `sip` for the instalment: the goal divided by the maturity value of a plan of 1 rupee. Rounded up to
 * the paisa, so that the goal is reached.
 * @param goal in rupees
 * @returns undefined if no instalment reaches it: no goal, no duration, or a plan that loses everything
 */
export function monthlyFor(
  goal: number,
  plan: Omit<SipPlan, 'monthlyInvestment'>,
): GoalInstalments | undefined {
  const { annualInterestRate, investmentDuration, yearlyStepUp, inflationRate } = plan;
  const unit = perRupee(annualInterestRate, investmentDuration, yearlyStepUp);
  const prices = pricesAfter(inflationRate, investmentDuration);
  if (!unit || !prices || goal <= 0 || investmentDuration <= 0 || unit.value <= 0n) return undefined;
  const amount = fixed(goal);
  const needed = {
    asWritten: divideUp(amount, unit.value),
    inTodaysMoney: divideUp(times(amount, prices), unit.value),
  };
  return Object.values(needed).every(Number.isFinite) ? needed : undefined;
}

/** Divides two positive amounts in rupees, rounding up to the paisa. */
function divideUp(amount: bigint, unit: bigint): number {
  return rupees((amount * 100n + unit - 1n) / unit);
}
