import { groupDigits } from '../digits';

/** Rupees, by the first letter of thousand (k), lakh and crore. */
const UNITS: Readonly<Record<string, number>> = { k: 1e3, l: 1e5, c: 1e7 };

/** Parses an amount: `₹ 1,00,000`, `Rs. 1,00,000/-` and `1 lakh` are 100000. Undefined when it isn't a finite number. */
export function parseAmount(typed: string): number | undefined {
  const bare = typed.toLowerCase().replace(/^\s*(rs\.?|inr)|\/-\s*$|[₹%,\s]/g, '');
  const [, text = bare, unit = ''] = /^(.+?)(k|l(?:akhs?|acs?)?|cr(?:ores?)?)$/.exec(bare) ?? [];
  if (text === '') return undefined;
  const size = UNITS[unit.charAt(0)];
  // In floating point, 1.15 lakh is 114999.99999999999.
  const value = size === undefined ? Number(text) : Number((Number(text) * size).toPrecision(15));
  return Number.isFinite(value) ? value : undefined;
}

/** `₹78,082.38`: rupee sign, Indian digit grouping, two decimals. An em dash for undefined. */
export function formatRupees(amount: number | undefined): string {
  if (amount === undefined) return '—';
  return `${amount < 0 ? '−' : ''}₹${groupDigits(Math.abs(amount), 'en-IN', 2)}`;
}
