import fc from 'fast-check';
import { formatRupees } from '../../src/domain/sip/amounts';
import { initialSipInputs, type SipInputs } from '../../src/domain/sip/inputs';
import { planFrom, resultOf } from '../../src/domain/sip/plan';
import { typedText } from './actions';
import { property } from './property';

const FIELDS = Object.keys(initialSipInputs()) as (keyof SipInputs)[];
const AMOUNT = /^(?:−?₹\d{1,3}(?:,\d{2,3})*\.\d\d|—)$/;

const number = fc.oneof(
  fc.integer({ min: -1000, max: 1_000_000 }).map(String),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map(String),
  fc.constantFrom('0', '-0', '1e308', '5e-324', '-100', '1e21', '1,00,000', '₹ 5', '9e15'),
);
const inputs: fc.Arbitrary<SipInputs> = fc.record(
  Object.fromEntries(FIELDS.map((field) => [field, fc.oneof({ arbitrary: number, weight: 4 }, typedText)])),
);

property(
  'an amount or a dash is shown, whatever is typed',
  inputs,
  2000,
  (typed) => {
    const plan = planFrom(typed);
    const amounts = Object.values({ none: undefined, ...(plan && resultOf(plan)) });
    const wrong = amounts.map(formatRupees).find((shown) => !AMOUNT.test(shown));
    if (wrong !== undefined) throw new Error(`${wrong} is shown.`);
  },
  [
    {
      monthlyInvestment: '7.4e-323',
      annualInterestRate: '5.620044442592123e-209',
      investmentDuration: '1e308',
      yearlyStepUp: '2',
      inflationRate: '7.249514081970649e-57',
      goalAmount: '5.192758477562113e-150',
    },
  ],
);
