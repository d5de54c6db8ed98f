import { resultOf } from './plan';
import type { SipPlan } from './sip';

/** Deviations from the expected return, in percentage points. */
const SCENARIO_POINTS = [-2, 0, 2] as const;

/**
 * The plan at its own return and two points either side. Rates don't go below 0 unless the plan's own rate does; at 0, there is
 * none below.
 */
export function scenariosOf(plan: SipPlan) {
  const { annualInterestRate: own } = plan;
  const scenarios = SCENARIO_POINTS.map((points) => {
    // In floating point, 9.7 - 2 is 7.699999999999999.
    const moved = points === 0 ? own : Number((own + points).toFixed(10));
    const rate = own < 0 ? moved : Math.max(0, moved);
    return { points, rate, result: resultOf({ ...plan, annualInterestRate: rate }) };
  });
  return scenarios.filter(({ points, rate }) => points === 0 || rate !== own);
}
