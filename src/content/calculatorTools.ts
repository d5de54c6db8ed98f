import { MOST_YEARS_SHOWN } from '../domain/sip/plan';

/** Texts of the calculator's lazy part: the chart's control, scenarios, goal, and the tools for keeping a plan. */
export const CALCULATOR_TOOLS = {
  scenarios: {
    heading: 'If the return is different',
    rate: 'Yearly return',
    value: 'Maturity value',
    /** Marks the row of the visitor's plan. */
    own: 'your plan',
  },
  chart: {
    control: 'Year in the chart',
    help: 'Tap or point at a bar, or use the arrow keys, to read a year.',
  },
  goal: {
    heading: 'How much a month for your goal?',
    text: 'Name an amount. Your plan’s return, duration and step-up decide what it takes.',
    perMonth: 'a month',
    perMonthAtFirst: 'a month in the first year',
    inTodaysMoney: 'a month, if the goal is in today’s money',
    use: 'Use it in the plan',
    /** Once it is used. */
    used: 'Your plan now invests this amount.',
    /** Shown if there is no solution. */
    unreachable: 'No instalment reaches this goal. Check the goal, the return and the duration.',
    hint: 'Fill in every box above to see the instalment.',
  },
  keep: {
    heading: 'Keep this plan',
    link: 'Copy link',
    linkCopied: 'The link is on the clipboard. It opens the plan as it was when you copied it.',
    linkNotCopied: 'This browser blocks copying. The link is selected below: copy it by hand.',
    linkLabel: 'Link to this plan',
    csv: 'Download CSV',
    tooLong: `The chart, the year table and the CSV file cover up to ${MOST_YEARS_SHOWN} years.`,
    print: 'Print summary',
    notPrinted: 'The print window did not open. Use the browser’s own menu to print this page.',
  },
  csv: {
    fileName: 'sip-plan.csv',
    headers: {
      year: 'Year',
      investedAmount: 'Invested (INR)',
      estimatedReturn: 'Return (INR)',
      maturityValue: 'Value (INR)',
      todaysValue: 'Value at current prices (INR)',
    },
  },
  /** Title of the printed page, and the default file name of a PDF. */
  printTitle: 'SIP plan',
} as const;
