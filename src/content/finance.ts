/** Texts of the finance page. */
export const FINANCE = {
  heading: 'Our promise: numbers you can check',
  lead: 'Before you sign, you see what goes in, what may come out, what it costs and what can go wrong.',
  figure: {
    number: 'FIG. 18',
    name: 'Plan',
    title: 'Columns of coins, each taller than the last; the upper coins are earned',
    parts: [
      { numeral: 10, name: 'paid in' },
      { numeral: 12, name: 'earned' },
      { numeral: 14, name: 'maturity' },
    ],
  },
  actions: { calculator: 'Open the SIP calculator', ask: 'Ask a planner' },
  plans: {
    heading: 'Three plans to start from',
    text: 'Each example is the calculator’s own arithmetic at 10% a year. The rate is an assumption, not a forecast.',
    /** Annual rate of return in every example, in percent. */
    annualRate: 10,
    aMonth: 'a month',
    years: 'years',
    invested: 'Invested',
    maturityValue: 'Maturity value',
  },
  learnMore: 'Learn More',
  /** Visually hidden after `learnMore`: completes the link text for screen readers and search engines. */
  about: ' about ',
  support: {
    heading: '24/7 support',
    title: 'A service bell on a 24-hour dial',
    text: 'A claim does not wait for office hours. Ring at any hour: a person answers or calls back.',
  },
  offerings: { heading: 'What we offer', text: 'Four products, and the sentence that matters about each.' },
  note: 'Mutual fund investments are subject to market risks. Read all scheme related documents carefully.',
} as const;

/** Each with its monthly rupees and its years; the page calculates the amounts. */
export const FINANCE_PLANS = [
  {
    art: 'wealth',
    name: 'Wealth Creation',
    text: 'A fixed sum each month, and time for it to grow.',
    monthly: 5000,
    years: 10,
  },
  {
    art: 'child',
    name: 'Child Future',
    text: 'A plan that ends in the year the fees begin.',
    monthly: 3000,
    years: 15,
  },
  {
    art: 'retirement',
    name: 'Retirement Plan',
    text: 'Start early: the last years add more than the first.',
    monthly: 8000,
    years: 25,
  },
] as const;

/** Four products. */
export const FINANCE_OFFERINGS = [
  {
    art: 'mutualFunds',
    name: 'Mutual Funds',
    text: 'Many holdings in one purchase. Bought and sold at the day’s price.',
  },
  {
    art: 'termInsurance',
    name: 'Term Insurance',
    text: 'Pays your family if you die within the term. Returns nothing if you do not.',
  },
  {
    art: 'healthInsurance',
    name: 'Health Insurance',
    text: 'Hospital bills within the sum insured, after the waiting periods in the policy.',
  },
  { art: 'education', name: 'Educational Plans', text: 'Saving and cover tied to the year a course begins.' },
] as const;
