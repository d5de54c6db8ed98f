/** What is typed into the number boxes of the calculator, as typed. */
export interface SipInputs {
  monthlyInvestment: string;
  annualInterestRate: string;
  investmentDuration: string;
  /** By how much the instalment rises after every 12, in percent. */
  yearlyStepUp: string;
  /** Percent a year. */
  inflationRate: string;
  /** Amount to save for, in rupees. */
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
