import { resultOf } from './plan';
import type { SipPlan, SipResult } from './sip';

/** How far the return may be off, in percentage points. */
export const SCENARIO_POINTS = [-2, 0, 2] as const;

/** The plan with another return. */
export interface Scenario {
  readonly points: (typeof SCENARIO_POINTS)[number];
  /** Percent a year. */
  readonly rate: number;
  readonly result: SipResult | undefined;
}

/** The plan at its own return and two points to either side; of a plan that does not lose, none goes below 0. */
export function scenariosOf(plan: SipPlan): readonly Scenario[] {
  const { annualInterestRate: own } = plan;
  return SCENARIO_POINTS.map((points) => {
    // 9.7 - 2 is 7.699999999999999 in binary fractions.
    const moved = points === 0 ? own : Number((own + points).toFixed(10));
    const rate = own < 0 ? moved : Math.max(0, moved);
    return { points, rate, result: resultOf({ ...plan, annualInterestRate: rate }) };
  });
}
