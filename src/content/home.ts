import type { RoutePath } from '../domain/routes';
import { feeSentence, FILING_FEES } from './fees';
import { MARK_FIGURE, SPECIFICATION_FIGURE, type FigureContent } from './figure';

/** A service button. Its numeral is that of the part in the assembly drawing. */
interface ServicePart {
  readonly to: RoutePath;
  readonly numeral: number;
  readonly title: string;
  readonly text: string;
}

/** A drawing with its text and link. */
export interface ServiceBlurb {
  readonly art: 'patent' | 'website' | 'branding';
  /** Accessible name of the linked picture. */
  readonly label: string;
  readonly to: RoutePath;
  readonly figure: Omit<FigureContent, 'title'>;
  readonly heading: string;
  readonly text: string;
  readonly facts?: readonly { readonly term: string; readonly text: string }[];
  readonly more: string;
}

/** Texts of the home page. */
export const HOME = {
  heading: 'Every part of your idea, protected and put to work',
  lead: 'We file the patent, register the name, draw the brand and build the website. The resume and poster tools are free to use.',
  actions: { protect: 'Protect an idea', tools: 'Open the free tools' },
  figure: {
    number: 'FIG. 1',
    name: 'Your idea, taken apart',
    title: 'Assembly drawing: a lamp taken apart into eight numbered parts',
  },
  servicesLabel: 'Services',
  idea: { numeral: 1, title: 'Your idea', text: 'The one part you bring' },
  protection: {
    heading: 'Six ways to protect what you made',
    text: 'Take one, or go through the set in this order.',
  },
  resume: {
    heading: 'A resume that is ready to print',
    text: 'Four templates, a live A4 preview and a clean PDF from your own browser. No account needed for the first two.',
    action: 'Build Resume',
  },
  people: { heading: 'The people who sign the drawings' },
} as const;

/** Sorted by numeral. */
export const HOME_SERVICES: readonly ServicePart[] = [
  { to: '/patent', numeral: 10, title: 'Patents', text: 'Search, draft, file, defend' },
  { to: '/aiTools', numeral: 12, title: 'Free AI Tools', text: 'Resumes, festival posts' },
  { to: '/brand', numeral: 14, title: 'Branding', text: 'Marks and campaigns' },
  { to: '/website', numeral: 16, title: 'Website', text: 'Designed and built' },
  { to: '/finance', numeral: 18, title: 'Financial', text: 'Plans and a SIP calculator' },
  { to: '/internship', numeral: 20, title: 'Internship', text: 'Apply to learn on real work' },
  { to: '/resume', numeral: 22, title: 'Build Resume', text: 'Four templates to print' },
];

/** The three services shown with a drawing and a text. */
export const HOME_BLURBS: readonly ServiceBlurb[] = [
  {
    art: 'patent',
    label: 'Patents',
    to: '/patent',
    figure: SPECIFICATION_FIGURE,
    heading: 'Patents that hold up when someone reads them',
    text: 'A patent is only as strong as its claims and its drawings. We search before we draft, draft before we file, and keep the deadlines in one docket.',
    facts: [
      { term: 'India', text: `filing ${feeSentence(FILING_FEES.India)}` },
      { term: 'USA', text: `filing ${feeSentence(FILING_FEES.USA)}` },
    ],
    more: 'See patent services and fees',
  },
  {
    art: 'website',
    label: 'Website',
    to: '/website',
    figure: {
      number: 'FIG. 3',
      name: 'Web page',
      parts: [
        { numeral: 10, name: 'surface' },
        { numeral: 12, name: 'content' },
        { numeral: 14, name: 'grid' },
      ],
    },
    heading: 'Websites built from the grid up',
    text: 'Structure, then words, then surface. The result opens fast on an ordinary phone and reads well in a screen reader.',
    more: 'See how we build websites',
  },
  {
    art: 'branding',
    label: 'Branding',
    to: '/brand',
    figure: MARK_FIGURE,
    heading: 'A brand with a measured centre',
    text: 'We draw the mark once, properly, then use it in social media, e-mail, events and calls. Three packages, from a first campaign to full reputation care.',
    more: 'Compare branding packages',
  },
];

/** Six services around patents and trademarks. */
export const PROTECTION = [
  {
    art: 'trademarkRegistration',
    name: 'Trademark registration',
    text: 'Your name or mark searched, classified and filed.',
  },
  {
    art: 'patentSearch',
    name: 'Patent search',
    text: 'What is already on file, before you spend on filing.',
  },
  {
    art: 'infringementSearch',
    name: 'Infringement search',
    text: 'Where a product and a claim overlap, and by how much.',
  },
  { art: 'patentFiling', name: 'Patent filing', text: 'Forms, fees and dates handled in each office.' },
  { art: 'draftCreation', name: 'Draft creation', text: 'Claims and drawings an examiner can follow.' },
  { art: 'invalidation', name: 'Invalidation', text: 'The prior art that takes the keystone out.' },
] as const;

/** Fictional people: replace them with the real team, one portrait each. */
export const TEAM = [
  { portrait: 'arvind', name: 'Arvind Kulkarni', job: 'Patent Agent' },
  { portrait: 'meera', name: 'Meera Iyer', job: 'Brand Director' },
  { portrait: 'sana', name: 'Sana Qureshi', job: 'Web Engineer' },
  { portrait: 'joseph', name: 'Joseph Fernandes', job: 'Financial Planner' },
] as const;
