/** Longer than any number that computers calculate with, which have up to 309 digits. */
export const AMOUNT_MAX = 400;

/** Raw text of the calculator's number boxes, at most `AMOUNT_MAX` characters. */
export interface SipInputs {
  monthlyInvestment: string;
  annualInterestRate: string;
  investmentDuration: string;
  /** Increase of the instalment after every 12, in percent. */
  yearlyStepUp: string;
  /** Percent per year. */
  inflationRate: string;
  /** Target amount, in rupees. */
  goalAmount: string;
}

/** The specified defaults; step-up and inflation are off. */
export const initialSipInputs = (): SipInputs => ({
  monthlyInvestment: '1000',
  annualInterestRate: '10',
  investmentDuration: '5',
  yearlyStepUp: '0',
  inflationRate: '0',
  goalAmount: '1000000',
});
