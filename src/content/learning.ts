/** Texts of the learning page. Headings, prices and 'Enroll now' are fixed by the specification, unusual as some are. */
export const LEARNING = {
  aim: {
    heading: 'Our Aim',
    lead: 'Gurgaon is an IT hub, and its offices need people who can already do the work. Our skill-based programs last 3-6 months.',
    fact: '20% of IT jobs are reserved for state residents.',
    enroll: 'Enroll now',
    figure: {
      number: 'FIG. 20',
      name: 'A block, not to scale',
      title: 'An invented block of towers with an elevated railway',
      parts: [
        { numeral: 10, name: 'tower' },
        { numeral: 12, name: 'train' },
        { numeral: 14, name: 'line' },
      ],
    },
  },
  programs: { heading: 'Programs', more: 'Discover More' },
  companies: { heading: "Companies I've had worked", text: 'Invented marks in place of real ones.' },
  projects: { heading: 'Projects' },
  hello: {
    heading: 'Say Hi',
    startHeading: 'Start a Project',
    startText: "I'm available for freelance projects",
    aboutHeading: 'About',
    aboutText: 'I teach what I use at work: small sites, careful marks and shops that ship.',
    servicesLabel: 'Service',
    nameLabel: 'Name',
    emailLabel: 'E-mail',
    services: ['Website', 'Branding', 'Ecommerce', 'SEO'],
    mailPrompt: 'Your details are filled in for you:',
    mailLink: 'Write the e-mail',
  },
} as const;

/** Courses. The price is display text. */
export const PROGRAMS = [
  {
    art: 'webDevelopment',
    name: 'Web Development',
    price: '$1,200',
    text: 'Pages, forms and a first deployment.',
  },
  { art: 'branding', name: 'Branding', price: '$1,200', text: 'A mark, its measures and its uses.' },
  { art: 'ecommerce', name: 'Ecommerce', price: '$1,200', text: 'A small shop, from basket to parcel.' },
  { art: 'seo', name: 'SEO', price: '$1,200', text: 'Words, structure and what search shows.' },
] as const;

/** Fictional companies; their logos are drawn for this site. */
export const COMPANY_MARKS = [
  { art: 'neemTree', name: 'Neem Tree' },
  { art: 'lohar', name: 'Lohar' },
  { art: 'dwar', name: 'Dwar' },
  { art: 'setu', name: 'Setu' },
  { art: 'morpankh', name: 'Morpankh' },
] as const;

export const PROJECTS = [
  { art: 'teaPouch', tag: 'Branding', title: 'A tea pouch and its label' },
  { art: 'camera', tag: 'Photography', title: 'Product pictures by daylight' },
  { art: 'homestay', tag: 'Website', title: 'A homestay you can book' },
] as const;
