/** Raw text of the calculator's number boxes. */
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
