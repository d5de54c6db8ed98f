/** Texts of the calculator's initial view; those of the chart and the tools are in `calculatorTools`. */
export const CALCULATOR = {
  heading: 'SIP calculator',
  lead: 'What a monthly investment grows to. Move a slider or type a number; the rest follows at once.',
  results: {
    maturityValue: 'Maturity value',
    todaysValue: 'In today’s money',
    investedAmount: 'Invested amount',
    estimatedReturn: 'Estimated return',
  },
  /** Replaces the results while an input is not a number. */
  hint: 'Type a number in each box to see the result.',
  tooLarge: 'The result is too large. Try other numbers.',
  options: {
    heading: 'Make it more realistic',
    /** Below the inputs. */
    help: {
      yearlyStepUp: 'Pay more as you earn more: the instalment rises after every 12 payments.',
      inflationRate: 'Prices rise too: see what the maturity value buys at today’s prices.',
    },
  },
  growth: 'Growth, year by year',
  years: 'Year table',
  /** The year table's headers. */
  columns: {
    year: 'Year',
    investedAmount: 'Invested',
    estimatedReturn: 'Return',
    maturityValue: 'Value',
    todaysValue: 'In today’s money',
  },
  convention:
    'Each instalment is paid at the start of a month; the yearly rate is divided by 12. Markets move: the rate is your assumption, and returns are not guaranteed.',
} as const;
