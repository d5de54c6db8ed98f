/** Words of the calculator. */
export const CALCULATOR = {
  heading: 'What a monthly plan grows to',
  lead: 'Move a slider or type a number. Everything below follows at once.',
  results: {
    maturityValue: 'Maturity value',
    investedAmount: 'Invested amount',
    estimatedReturn: 'Estimated return',
  },
  growth: 'Growth, year by year',
  years: 'Year table',
  /** Shown in place of the results while a box holds no number. */
  hint: 'Type a number in each box to see the result.',
  tooLarge: 'The result is too large to write down. Try smaller numbers.',
  convention:
    'Each instalment is paid at the start of a month; the yearly rate is divided by 12. Markets move: the rate is your assumption, and returns are not guaranteed.',
} as const;
