import { parseAmount } from './amounts';
import type { SipInputs } from './inputs';
import { sip, type SipPlan, type SipResult } from './sip';

/** The plan in the boxes; undefined while one that it needs is empty or holds no number. The goal is no part of it. */
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

/** What a plan comes to, calculated as typed; undefined when that leads to no finite amount. */
export function resultOf(plan: SipPlan): SipResult | undefined {
  const result = sip(plan.monthlyInvestment, plan.annualInterestRate, plan.investmentDuration, plan);
  return Object.values(result).every(Number.isFinite) ? result : undefined;
}
