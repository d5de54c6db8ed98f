import { MARK_FIGURE } from './figure';

/** Texts of the branding page. */
export const BRAND = {
  heading: 'One mark, everywhere you are seen',
  lead: 'We draw the mark once, to measure, then apply it in six kinds of marketing.',
  figure: MARK_FIGURE,
  actions: { packages: 'Compare packages', talk: 'Talk to us' },
  services: { heading: 'Six ways to be noticed', text: 'Order one on its own, or several as a package.' },
  packages: {
    heading: 'Packages',
    text: 'Go down the table to add services, across it to add volume.',
    caption: 'Table 1. Packages by level and size',
    level: 'Level',
  },
  note: 'The amounts are samples. Our reply gives the price of the package you pick.',
  close: {
    heading: 'Pick a package, ask for its price',
    text: 'Tell us the level and the size. You get the price in writing.',
    action: 'Ask for a price',
  },
} as const;

/** Six kinds of marketing. */
export const BRAND_SERVICES = [
  {
    art: 'influence',
    name: 'Influence',
    text: 'Short campaigns with people your customers already follow. Every paid post says so.',
  },
  {
    art: 'teleCalling',
    name: 'Tele Calling',
    text: 'A script you approve, a list you own, and a note of each call.',
  },
  {
    art: 'socialMedia',
    name: 'Social Media',
    text: 'Posts drawn on one grid, planned a month ahead, answered by a person.',
  },
  {
    art: 'reputation',
    name: 'Reputation Management',
    text: 'Reviews read, answered and measured against last month.',
  },
  { art: 'email', name: 'Email', text: 'Mailings people asked for, each with a link to unsubscribe.' },
  { art: 'events', name: 'Event Marketing', text: 'Stall, invitation and follow-up from the same drawing.' },
] as const;

/** Columns of the package table, smallest first. */
export const PACKAGE_SIZES = ['Starter', 'Speedup', 'Expand'] as const;

/** Rows of the package table, lowest level first: what each adds to the one before, with an amount per column. */
export const PACKAGE_LEVELS = [
  {
    name: 'Basic',
    text: 'Be seen',
    services: [
      {
        name: 'Social Media',
        amounts: ['8 posts a month', '12 posts a month', '20 posts a month'],
      },
      {
        name: 'Email',
        amounts: ['1 mailing a month', '2 mailings a month', '4 mailings a month'],
      },
    ],
  },
  {
    name: 'Advance',
    text: 'Everything in Basic, and be heard',
    services: [
      {
        name: 'Tele Calling',
        amounts: ['100 calls a month', '250 calls a month', '500 calls a month'],
      },
      {
        name: 'Influence',
        amounts: ['1 campaign a year', '2 campaigns a year', '4 campaigns a year'],
      },
    ],
  },
  {
    name: 'Premium',
    text: 'Everything in Advance, and be trusted',
    services: [
      {
        name: 'Reputation Management',
        amounts: ['Monthly report', 'Weekly report', 'Daily watch'],
      },
      {
        name: 'Event Marketing',
        amounts: ['1 event a year', '2 events a year', '4 events a year'],
      },
    ],
  },
] as const;
