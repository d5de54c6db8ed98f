import type { SipInputs } from './inputs';

/** Amounts in rupees, unrounded. */
export interface SipResult {
  maturityValue: number;
  investedAmount: number;
  estimatedReturn: number;
}

/**
 * Future value of an instalment paid at the start of each month (an annuity due), as the specification states it:
 * `investment * (((1+r)^n - 1)/r) * (1+r)` with `r = annual/100/12` and `n = years*12`.
 *
 * @param monthlyInvestment rupees a month
 * @param annualInterestRate percent a year; at 0 the limit of the formula holds, and maturity is what was invested
 * @param years length of the plan in years
 */
export function sip(monthlyInvestment: number, annualInterestRate: number, years: number): SipResult {
  const rate = annualInterestRate / 100 / 12;
  const months = years * 12;
  const investedAmount = monthlyInvestment * months;
  // expm1 and log1p keep the digits that (1+r)^n - 1 loses when r is small.
  const growth = rate === 0 ? months : Math.expm1(months * Math.log1p(rate)) / rate;
  const maturityValue = monthlyInvestment * growth * (1 + rate);
  return { maturityValue, investedAmount, estimatedReturn: maturityValue - investedAmount };
}

/**
 * Results for what was typed, or undefined while a box is empty, is no number, or leads to no finite amount.
 * Values outside the sliders are calculated as typed.
 */
export function sipFromInputs(inputs: SipInputs): SipResult | undefined {
  const [monthly, rate, years] = [
    inputs.monthlyInvestment,
    inputs.annualInterestRate,
    inputs.investmentDuration,
  ].map(parseAmount);
  if (monthly === undefined || rate === undefined || years === undefined) return undefined;
  const result = sip(monthly, rate, years);
  return Object.values(result).every(Number.isFinite) ? result : undefined;
}

/** The number in a typed amount: `₹ 1,00,000` is 100000. Undefined when there is none. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.replace(/[₹%,\s]/g, '');
  if (text === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

const RUPEES = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `₹78,082.38`: rupee sign, Indian digit grouping, two decimals. An em dash where there is no result. */
export function formatRupees(amount: number | undefined): string {
  if (amount === undefined) return '—';
  return `${amount < 0 ? '−' : ''}₹${RUPEES.format(Math.abs(amount))}`;
}
