import { groupDigits } from '../digits';

/** Parses a typed amount: `₹ 1,00,000` is 100000. Undefined when it isn't a finite number. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.replace(/[₹%,\s]/g, '');
  if (text === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** `₹78,082.38`: rupee sign, Indian digit grouping, two decimals. An em dash for undefined. */
export function formatRupees(amount: number | undefined): string {
  if (amount === undefined) return '—';
  return `${amount < 0 ? '−' : ''}₹${groupDigits(Math.abs(amount), 'en-IN', 2)}`;
}
