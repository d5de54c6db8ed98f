/** Longer than any number that computers calculate with, which have up to 309 digits. */
export const AMOUNT_MAX = 400;

/** Raw text of the calculator's number boxes, at most `AMOUNT_MAX` characters. */
export type SipInputs = ReturnType<typeof initialSipInputs>;

/** The specified defaults; step-up and inflation are off. */
export const initialSipInputs = () => ({
  monthlyInvestment: '1000',
  annualInterestRate: '10',
  investmentDuration: '5',
  /** Increase of the instalment after every 12, in percent. */
  yearlyStepUp: '0',
  /** Percent per year. */
  inflationRate: '0',
  /** Target amount, in rupees. */
  goalAmount: '1000000',
});
