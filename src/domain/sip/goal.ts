import { fixed, rupees, times } from './decimal';
import { perRupee, pricesAfter, type SipPlan } from './sip';

/** Rupees a month (at first, where the plan has a step-up) that reach a goal. */
export interface GoalInstalments {
  /** The goal is the maturity value. */
  readonly asWritten: number;
  /** The goal is what it buys today: more is needed by the inflation of all years. */
  readonly inTodaysMoney: number;
}

/**
 * The formula of `sip` solved for the instalment: goal divided by what a plan of 1 rupee comes to. Rounded up to the paisa,
 * so that the goal is reached.
 * @param goal rupees
 * @returns undefined where no instalment reaches it: no goal, no time, a plan that loses all
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

/** A quotient of two positive amounts in rupees, rounded up to the paisa. */
function divideUp(amount: bigint, unit: bigint): number {
  return rupees((amount * 100n + unit - 1n) / unit);
}
