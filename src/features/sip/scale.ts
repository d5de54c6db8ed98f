import type { SipFieldName } from '../../domain/sip/fields';
import type { RangeTick } from '../../ui/Range';

/** `1,00,000` is "1 lakh" on a drawing, `25000` is "25k". */
export function shortAmount(amount: number): string {
  if (amount >= 1e16) return amount.toExponential(0).replace('+', '');
  const units = [
    [1e12, ' lakh cr'],
    [1e7, ' cr'],
    [1e5, ' lakh'],
    [1e3, 'k'],
  ] as const;
  const unit = units.find(([size]) => amount >= size);
  return unit ? `${Number((amount / unit[0]).toFixed(1))}${unit[1]}` : String(Number(amount.toFixed(2)));
}

/** The measuring scale under a slider: named lines, and the distance of the fine ones. */
export interface SipScale {
  readonly ticks: readonly RangeTick[];
  readonly minorStep: number;
}

const named = (values: readonly number[], nameOf: (value: number) => string): readonly RangeTick[] =>
  values.map((value) => ({ value, label: nameOf(value) }));
const percent = (value: number) => `${value}%`;

/** The scale of each slider. */
export const SIP_SCALES: Readonly<Record<SipFieldName, SipScale>> = {
  monthlyInvestment: { ticks: named([500, 25_000, 50_000, 75_000, 100_000], shortAmount), minorStep: 5000 },
  annualInterestRate: { ticks: named([1, 10, 20, 30], percent), minorStep: 1 },
  investmentDuration: { ticks: named([1, 5, 10, 15, 20, 25, 30], String), minorStep: 1 },
  yearlyStepUp: { ticks: named([0, 5, 10, 15, 20, 25], percent), minorStep: 1 },
  inflationRate: { ticks: named([0, 5, 10, 15], percent), minorStep: 1 },
};
