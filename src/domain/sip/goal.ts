import { perRupee, pricesAfter, type SipPlan } from './sip';

/**
 * Solves the formula of `sip` for the instalment: the goal divided by the maturity value of a 1-rupee plan. Rounded up to the
 * paisa, so that the goal is reached. With a step-up, it is the instalment of the first year.
 * @param goal in rupees
 * @returns rupees a month; undefined without a goal, a duration or a finite growth, or if the plan loses everything
 */
export function monthlyFor(goal: number, plan: Omit<SipPlan, 'monthlyInvestment'>) {
  const { annualInterestRate, investmentDuration, yearlyStepUp, inflationRate } = plan;
  const unit = perRupee(annualInterestRate, investmentDuration, yearlyStepUp).value;
  if (goal <= 0) return undefined;
  const needed = {
    /** Takes the goal as the maturity value. */
    asWritten: upToPaisa(goal / unit),
    /** Takes the goal in today's money, so the maturity value also has to cover inflation. */
    inTodaysMoney: upToPaisa((goal * pricesAfter(inflationRate, investmentDuration)) / unit),
  };
  // The instalment is 0 where the growth overflows to infinity.
  return Object.values(needed).every((amount) => amount > 0 && Number.isFinite(amount)) ? needed : undefined;
}

/** In floating point, 33.45 * 100 is 3345.0000000000005, which would be rounded up to 3346. */
const upToPaisa = (amount: number): number => Math.ceil(amount * 100 * (1 - 2 * Number.EPSILON)) / 100;
