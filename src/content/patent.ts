import { SPECIFICATION_FIGURE } from './figure';

/** Words of the page of patents. */
export const PATENT = {
  heading: 'A patent, from first search to granted claim',
  lead: 'Seven services and one fee table. Search, draft, file and look after it, in India, the USA and Europe.',
  figure: SPECIFICATION_FIGURE,
  actions: { fees: 'See the fees', ask: 'Ask about your idea' },
  services: {
    heading: 'What we do',
    text: 'Take one step or all seven. Most ideas should start with a search.',
  },
  fees: {
    heading: 'Fees',
    text: 'Our own charges. Where it says so, office fees come on top.',
    caption: 'Table 1. Fees by office',
  },
  note: 'Where a range is given, ask us for the figure for your case.',
  trademark: {
    heading: 'Have a name to protect as well?',
    text: 'A trademark covers what your customers call you. The name can be searched alongside the idea.',
    action: 'Talk to us',
  },
} as const;

/** Each with the numeral its row bears. */
export const PATENT_SERVICES = [
  {
    numeral: 101,
    name: 'Patent Filing',
    text: 'Application, forms and fees in India, the USA and Europe, filed in the right order so no right is lost.',
  },
  {
    numeral: 102,
    name: 'Infringement Search',
    text: 'Whose claims your product may touch, with a chart that sets each claim beside each part.',
  },
  {
    numeral: 103,
    name: 'Patent Invalidation',
    text: 'Prior art that shows a granted claim should not stand, ready for an opposition or a court.',
  },
  {
    numeral: 104,
    name: 'Amazon Patent Search',
    text: 'A check before you list a product, and evidence when a listing copies yours.',
  },
  {
    numeral: 105,
    name: 'Office Action',
    text: 'A written answer to the examiner’s objections, with amended claims where they help.',
  },
  {
    numeral: 106,
    name: 'Patent Drafting',
    text: 'Description, claims and line drawings, written with the inventor and checked against the search.',
  },
  {
    numeral: 107,
    name: 'Patent Docketing',
    text: 'Every due date in one calendar, with reminders that reach a person.',
  },
] as const;

/** Where we file. */
export type PatentOffice = 'USA' | 'Europe' | 'India';

/** What we charge, in the office's own currency: dollars, rupees in India. `to` is left out where there is one price. */
export interface Fee {
  readonly currency: '$' | '₹';
  readonly from: number;
  readonly to?: number;
  /** What comes on top, or how often the fee is due. */
  readonly note?: 'plus office fees' | 'a month';
}

/** One kind of work and what it costs at each office. */
export interface FeeRow {
  readonly work: string;
  readonly unit: string;
  readonly fees: Readonly<Record<PatentOffice, Fee>>;
}

/** Columns of the fee table. */
export const PATENT_OFFICES: readonly PatentOffice[] = ['USA', 'Europe', 'India'];

/** Rows of the fee table. */
export const PATENT_FEES: readonly FeeRow[] = [
  {
    work: 'Filing',
    unit: 'once, per application',
    fees: {
      USA: { currency: '$', from: 400, to: 2000, note: 'plus office fees' },
      Europe: { currency: '$', from: 600, to: 2000, note: 'plus office fees' },
      India: { currency: '₹', from: 10_000, note: 'plus office fees' },
    },
  },
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
  const amount = (value: number) =>
    `${currency}${value.toLocaleString(currency === '₹' ? 'en-IN' : 'en-US')}`;
  return to === undefined ? amount(from) : `${amount(from)} to ${amount(to)}`;
}
