import { groupDigits } from '../domain/digits';

export type PatentOffice = 'USA' | 'Europe' | 'India';

/** Our fee in the office's own currency: dollars, or rupees in India. No `to` means a fixed price. */
export interface Fee {
  readonly currency: '$' | '₹';
  readonly from: number;
  readonly to?: number;
  /** An extra charge, or the billing period. */
  readonly note?: 'plus office fees' | 'a month';
}

/** A kind of work and its fee at each office. */
export interface FeeRow {
  readonly work: string;
  readonly unit: string;
  readonly fees: Readonly<Record<PatentOffice, Fee>>;
}

/** Columns of the fee table. */
export const PATENT_OFFICES: readonly PatentOffice[] = ['USA', 'Europe', 'India'];

/** First row of the fee table, also quoted on the home page. */
export const FILING_FEES: FeeRow['fees'] = {
  USA: { currency: '$', from: 400, to: 2000, note: 'plus office fees' },
  Europe: { currency: '$', from: 600, to: 2000, note: 'plus office fees' },
  India: { currency: '₹', from: 10_000, note: 'plus office fees' },
};

export const PATENT_FEES: readonly FeeRow[] = [
  { work: 'Filing', unit: 'once, per application', fees: FILING_FEES },
  {
    work: 'Docketing',
    unit: 'every month',
    fees: {
      USA: { currency: '$', from: 50, note: 'a month' },
      Europe: { currency: '$', from: 50, note: 'a month' },
      India: { currency: '₹', from: 2000, note: 'a month' },
    },
  },
  {
    work: 'Documentation',
    unit: 'per application',
    fees: {
      USA: { currency: '$', from: 300, to: 3000 },
      Europe: { currency: '$', from: 300, to: 3000 },
      India: { currency: '₹', from: 5000, to: 40_000 },
    },
  },
];

/** `$400 to $2,000`, `₹10,000`: whole amounts, grouped as the currency's country does. */
export function formatFee({ currency, from, to }: Fee): string {
  const amount = (value: number) => `${currency}${groupDigits(value, currency === '₹' ? 'en-IN' : 'en-US')}`;
  return to === undefined ? amount(from) : `${amount(from)} to ${amount(to)}`;
}

/** The fee with its note: `₹10,000 plus office fees`. */
export function feeSentence(fee: Fee): string {
  return [formatFee(fee), fee.note].filter(Boolean).join(' ');
}
