import { parseAmount } from './amounts';
import type { SipInputs } from './inputs';
import { sip, type SipPlan, type SipResult } from './sip';

/** Parses the number boxes, except the goal, into a plan; undefined while one is empty or not a number. */
export function planFrom(inputs: SipInputs): SipPlan | undefined {
  const monthlyInvestment = parseAmount(inputs.monthlyInvestment);
  const annualInterestRate = parseAmount(inputs.annualInterestRate);
  const investmentDuration = parseAmount(inputs.investmentDuration);
  const yearlyStepUp = parseAmount(inputs.yearlyStepUp);
  const inflationRate = parseAmount(inputs.inflationRate);
  if (
    monthlyInvestment === undefined ||
    annualInterestRate === undefined ||
    investmentDuration === undefined ||
    yearlyStepUp === undefined ||
    inflationRate === undefined
  )
    return undefined;
  return { monthlyInvestment, annualInterestRate, investmentDuration, yearlyStepUp, inflationRate };
}

/** The result of a plan, not limited to the sliders' range; undefined if an amount is not finite. */
export function resultOf(plan: SipPlan): SipResult | undefined {
  const result = sip(plan.monthlyInvestment, plan.annualInterestRate, plan.investmentDuration, plan);
  return Object.values(result).every(Number.isFinite) ? result : undefined;
}
