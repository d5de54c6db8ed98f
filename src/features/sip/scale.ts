import type { SipInputs } from '../../domain/sip/inputs';
import type { RangeTick } from '../../ui/Range';

/** `1,00,000` is "1 lakh" on a drawing, `25000` is "25k". */
export function shortAmount(amount: number): string {
  const units = [
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

/** The scale of each slider. */
export const SIP_SCALES: Readonly<Record<keyof SipInputs, SipScale>> = {
  monthlyInvestment: {
    ticks: [500, 25_000, 50_000, 75_000, 100_000].map((value) => ({ value, label: shortAmount(value) })),
    minorStep: 5000,
  },
  annualInterestRate: {
    ticks: [1, 10, 20, 30].map((value) => ({ value, label: `${value}%` })),
    minorStep: 1,
  },
  investmentDuration: {
    ticks: [1, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: String(value) })),
    minorStep: 1,
  },
};

/** The next round number at or above: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= value) ?? 10) * power;
}

/** Round numbers from 0 to the first one at or above `highest`, four or five steps. `highest` is above 0. */
export function axisTicks(highest: number): number[] {
  const step = roundStep(highest / 4);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
