/** Texts of the website page. */
export const WEBSITE = {
  heading: 'One page, drawn for every screen',
  lead: 'Structure, then words, then surface. It opens fast on an ordinary phone and reads well aloud.',
  figure: {
    number: 'FIG. 16',
    name: 'One page at three widths',
    title: 'One page drawn at 1280, 768 and 360 pixels',
    parts: [
      { numeral: 10, name: 'picture' },
      { numeral: 12, name: 'button' },
    ],
  },
  actions: { start: 'Get Started', samples: 'See the samples', talk: "Let's Talk" },
  samples: {
    heading: 'Sample sites',
    text: 'Six invented businesses, six different ways to begin. Line drawings, not client work.',
    /** Shown before the line of business below a sample. */
    tag: 'Sample',
    itemName: 'sample',
    autoplayMs: 3000,
  },
  benefits: { heading: 'What you get' },
  comparison: {
    heading: 'Three ways to a website',
    text: 'All three are honest choices. Here is how they differ.',
    caption: 'Table 1. How they differ',
    question: 'Question',
  },
  process: { heading: 'Four steps on one plate', text: 'The orange part is the one being added.' },
  clients: {
    heading: 'Clients',
    text: 'Invented marks, in place of clients who agree to be named.',
    itemName: 'mark',
    autoplayMs: 5000,
  },
  close: {
    heading: 'Bring the facts. We bring the paper.',
    text: 'Opening hours, prices and five photographs are enough for a first drawing.',
  },
} as const;

/** Labels of a slider's controls, and the words of its announcement; an item's name follows the first three. */
export const SLIDER = {
  goTo: 'Go to',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  to: 'to',
  of: 'of',
} as const;

/** Fictional companies and the drawings of their home pages. */
export const SAMPLE_SITES = [
  {
    art: 'sweetShop',
    name: 'Kesar Mithai',
    kind: 'sweet shop',
    title: 'A grid of sixteen sweets beside a price list',
  },
  {
    art: 'homestay',
    name: 'Nadi Stays',
    kind: 'homestay',
    title: 'A house between hills and a river, with a booking bar',
  },
  {
    art: 'bicycleWorkshop',
    name: 'Gear Ghar',
    kind: 'bicycle workshop',
    title: 'A bicycle whose parts are labelled',
  },
  { art: 'clinic', name: 'Neem Lane Clinic', kind: 'clinic', title: 'A timetable of doctors and hours' },
  { art: 'weaver', name: 'Taana Baana', kind: 'handloom weaver', title: 'A loom across the whole page' },
  { art: 'musicSchool', name: 'Saat Sur', kind: 'music school', title: 'Seven strings, one for each class' },
] as const;

export const WEBSITE_BENEFITS = [
  { title: 'Words first', text: 'We draft every line. You correct the facts.' },
  { title: 'Three widths', text: 'Phone, tablet and desktop are drawn, not left to chance.' },
  { title: 'Readable by all', text: 'Contrast, keyboard and screen-reader checks on each page.' },
  { title: 'Quick to open', text: 'Pictures are cut to the size of the screen.' },
  {
    title: 'Found by name',
    text: 'Titles, descriptions and a site map that search engines can read.',
  },
  { title: 'Yours to keep', text: 'Source, domain and pictures are in your name.' },
] as const;

/** Columns of the comparison; the last one is ours. */
export const WEBSITE_WAYS = ['Page builder', 'Bought template', 'Drawn for you'] as const;

/** Rows of the comparison: one answer per column. */
export const WEBSITE_COMPARISON: readonly {
  readonly question: string;
  readonly answers: readonly [string, string, string];
}[] = [
  {
    question: 'Layout',
    answers: ['From the builder’s blocks', 'From the template', 'Drawn from your content'],
  },
  { question: 'Words', answers: ['You write', 'You write', 'We draft, you correct'] },
  {
    question: 'Phone width',
    answers: ['Set by the builder', 'Set by the template', 'Drawn and tested with you'],
  },
  {
    question: 'Accessibility checks',
    answers: ['Up to you', 'Depends on its author', 'Each page, before launch'],
  },
  {
    question: 'Source code',
    answers: ['Stays with the builder', 'Comes with the template', 'Handed over to you'],
  },
  {
    question: 'A change next year',
    answers: ['You, in the builder', 'You, or a developer', 'You, in one file, or us'],
  },
];

/** The process, first step first. */
export const WEBSITE_STEPS = [
  { art: 'measure', name: 'Measure', text: 'What the site is for, who reads it, and on which screen.' },
  { art: 'setOut', name: 'Set out', text: 'Every block has its place before any colour is chosen.' },
  { art: 'cover', name: 'Cover', text: 'The surface goes on: type, pictures, your mark.' },
  { art: 'switchOn', name: 'Switch on', text: 'Domain, speed and accessibility checked, then handed over.' },
] as const;

/** Fictional companies; their logos are drawn for this page. */
export const CLIENT_MARKS = [
  { art: 'kadam', name: 'Kadam' },
  { art: 'neemTree', name: 'Neem Tree' },
  { art: 'lohar', name: 'Lohar' },
  { art: 'chitra', name: 'Chitra' },
  { art: 'dwar', name: 'Dwar' },
  { art: 'setu', name: 'Setu' },
  { art: 'morpankh', name: 'Morpankh' },
  { art: 'panch', name: 'Panch' },
] as const;
