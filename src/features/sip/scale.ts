import type { SipFieldName } from '../../domain/sip/fields';
import type { RangeTick } from '../../ui/Range';

/** The scale below a slider: labelled major ticks, and the distance of the minor ones. */
export interface SipScale {
  readonly ticks: readonly RangeTick[];
  readonly minorStep: number;
}

/** Ticks labelled with their value and unit. */
const named = (values: readonly number[], unit = ''): readonly RangeTick[] =>
  values.map((value) => ({ value, label: `${value}${unit}` }));

const AMOUNTS: readonly RangeTick[] = [
  { value: 500, label: '500' },
  { value: 25_000, label: '25k' },
  { value: 50_000, label: '50k' },
  { value: 75_000, label: '75k' },
  { value: 100_000, label: '1 lakh' },
];

export const SIP_SCALES: Readonly<Record<SipFieldName, SipScale>> = {
  monthlyInvestment: { ticks: AMOUNTS, minorStep: 5000 },
  annualInterestRate: { ticks: named([1, 10, 20, 30], '%'), minorStep: 1 },
  investmentDuration: { ticks: named([1, 5, 10, 15, 20, 25, 30]), minorStep: 1 },
  yearlyStepUp: { ticks: named([0, 5, 10, 15, 20, 25], '%'), minorStep: 1 },
  inflationRate: { ticks: named([0, 5, 10, 15], '%'), minorStep: 1 },
};
