import { SPECIFICATION_FIGURE } from './figure';

/** Texts of the patent page. */
export const PATENT = {
  heading: 'A patent, from first search to granted claim',
  lead: 'Seven services and one fee table. Searches, drafting, filing and upkeep in India, the USA and Europe.',
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
    work: 'Work',
  },
  note: 'Where a range is given, ask us for the figure for your case.',
  trademark: {
    heading: 'Have a name to protect as well?',
    text: 'A trademark covers what your customers call you. The name can be searched alongside the idea.',
    action: 'Talk to us',
  },
} as const;

export const PATENT_SERVICES = [
  {
    title: 'Patent Filing',
    text: 'Application, forms and fees in India, the USA and Europe, filed in the right order so no right is lost.',
  },
  {
    title: 'Infringement Search',
    text: 'Whose claims your product may touch, with a chart that sets each claim beside each part.',
  },
  {
    title: 'Patent Invalidation',
    text: 'Prior art that shows a granted claim should not stand, ready for an opposition or a court.',
  },
  {
    title: 'Amazon Patent Search',
    text: 'A check before you list a product, and evidence when a listing copies yours.',
  },
  {
    title: 'Office Action',
    text: 'A written answer to the examiner’s objections, with amended claims where they help.',
  },
  {
    title: 'Patent Drafting',
    text: 'Description, claims and line drawings, written with the inventor and checked against the search.',
  },
  {
    title: 'Patent Docketing',
    text: 'Every due date in one calendar, with reminders that reach a person.',
  },
] as const;
