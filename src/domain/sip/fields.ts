import type { SipInputs } from './inputs';
import { counted } from '../counting';
import { inRupees } from './amounts';

/** A number box of the calculator; typed values are unbounded (specification, section 5). */
export interface SipBoxSpec {
  readonly label: string;
  /** Unit shown beside the box: rupees, percent per year, years. */
  readonly unit: '₹' | '%' | 'years';
  readonly step: number;
}

/** A number box with a slider; the bounds apply to the slider only. */
interface SipFieldSpec extends SipBoxSpec {
  readonly min: number;
  readonly max: number;
}

/** The three specified inputs of a plan. */
export const SIP_FIELDS = {
  monthlyInvestment: { label: 'Monthly investment', unit: '₹', min: 500, max: 100_000, step: 100 },
  annualInterestRate: { label: 'Expected annual return', unit: '%', min: 1, max: 30, step: 0.1 },
  investmentDuration: { label: 'Duration', unit: 'years', min: 1, max: 30, step: 1 },
} as const satisfies Partial<Record<keyof SipInputs, SipFieldSpec>>;

/** Optional refinements of a plan; 0 turns them off. */
const SIP_OPTIONS = {
  yearlyStepUp: { label: 'Yearly step-up', unit: '%', min: 0, max: 25, step: 1 },
  inflationRate: { label: 'Inflation', unit: '%', min: 0, max: 15, step: 0.5 },
} as const satisfies Partial<Record<keyof SipInputs, SipFieldSpec>>;

/** The target amount. */
export const GOAL_FIELD: SipBoxSpec = { label: 'Goal', unit: '₹', step: 100_000 };

export type SipFieldName = keyof typeof SIP_FIELDS | keyof typeof SIP_OPTIONS;

export const SIP_SLIDERS: Readonly<Record<SipFieldName, SipFieldSpec>> = { ...SIP_FIELDS, ...SIP_OPTIONS };

/** The three inputs in display order. */
export const SIP_FIELD_NAMES = Object.keys(SIP_FIELDS) as (keyof typeof SIP_FIELDS)[];
/** The two options that are off at first. */
export const SIP_OPTION_NAMES = Object.keys(SIP_OPTIONS) as (keyof typeof SIP_OPTIONS)[];

/** A value as it is read aloud or printed: `₹25,000`, `10%`, `1 year`, `5 years`. */
export function withUnit(value: number, unit: SipBoxSpec['unit']): string {
  if (unit === '₹') return inRupees(value);
  if (unit === '%') return `${value}%`;
  return counted(value, 'year');
}
