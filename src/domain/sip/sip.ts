/** What is typed into the three number boxes, as typed. */
export interface SipInputs {
  monthlyInvestment: string;
  annualInterestRate: string;
  investmentDuration: string;
}

/** Slider bounds; the number boxes are not bounded (specification, section 5). */
export interface SipFieldSpec {
  readonly label: string;
  /** Unit shown beside the box: rupees a month, percent a year, years. */
  readonly unit: '₹' | '%' | 'years';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

export const SIP_FIELDS: { readonly [Name in keyof SipInputs]: SipFieldSpec } = {
  monthlyInvestment: {
    label: 'Monthly investment',
    unit: '₹',
    min: 500,
    max: 100_000,
    step: 100,
    initial: 1000,
  },
  annualInterestRate: { label: 'Expected annual return', unit: '%', min: 1, max: 30, step: 0.1, initial: 10 },
  investmentDuration: { label: 'Duration', unit: 'years', min: 1, max: 30, step: 1, initial: 5 },
};

export const initialSipInputs = (): SipInputs => ({
  monthlyInvestment: String(SIP_FIELDS.monthlyInvestment.initial),
  annualInterestRate: String(SIP_FIELDS.annualInterestRate.initial),
  investmentDuration: String(SIP_FIELDS.investmentDuration.initial),
});

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
