/** What is typed into the three number boxes, as typed. */
export interface SipInputs {
  monthlyInvestment: string;
  annualInterestRate: string;
  investmentDuration: string;
}

/** Slider bounds; the number boxes are not bounded (specification, section 5). */
export interface SipFieldSpec {
  readonly label: string;
  /** Unit shown beside the box: rupees a month, percent a year, years. */
  readonly unit: '₹' | '%' | 'years';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

export const SIP_FIELDS: { readonly [Name in keyof SipInputs]: SipFieldSpec } = {
  monthlyInvestment: {
    label: 'Monthly investment',
    unit: '₹',
    min: 500,
    max: 100_000,
    step: 100,
    initial: 1000,
  },
  annualInterestRate: { label: 'Expected annual return', unit: '%', min: 1, max: 30, step: 0.1, initial: 10 },
  investmentDuration: { label: 'Duration', unit: 'years', min: 1, max: 30, step: 1, initial: 5 },
};

export const initialSipInputs = (): SipInputs => ({
  monthlyInvestment: String(SIP_FIELDS.monthlyInvestment.initial),
  annualInterestRate: String(SIP_FIELDS.annualInterestRate.initial),
  investmentDuration: String(SIP_FIELDS.investmentDuration.initial),
});
