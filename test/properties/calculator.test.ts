import fc from 'fast-check';
import { formatRupees, parseAmount } from '../../src/domain/sip/amounts';
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

property(
  'a written amount is read back as the same amount',
  fc.integer({ min: 0, max: 10 ** 13 }),
  2000,
  (paise) => {
    const amount = paise / 100;
    if (parseAmount(formatRupees(amount)) !== amount) throw new Error(`${formatRupees(amount)} is ${amount}`);
  },
);

const slider = {
  monthlyInvestment: fc.integer({ min: 0, max: 100_000 }),
  annualInterestRate: fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10),
  investmentDuration: fc.integer({ min: 0, max: 30 }),
  yearlyStepUp: fc.integer({ min: 0, max: 25 }),
};

property(
  'paying more, longer, at a higher rate or with a higher step-up never yields less',
  fc.record({
    plan: fc.record(slider),
    field: fc.constantFrom(...Object.keys(slider)),
    more: fc.integer({ min: 1, max: 10 }),
  }),
  1000,
  ({ plan, field, more }) => {
    const name = field as keyof typeof plan;
    const base = { ...plan, inflationRate: 0 };
    const less = resultOf(base)!;
    const greater = resultOf({ ...base, [name]: base[name] + more })!;
    if (greater.maturityValue < less.maturityValue || greater.investedAmount < less.investedAmount)
      throw new Error(`${greater.maturityValue} < ${less.maturityValue}`);
    // No rate from 0 up loses money.
    if (less.estimatedReturn < 0) throw new Error(`A loss of ${less.estimatedReturn}`);
  },
);

property(
  'inflation never makes a plan worth more today',
  fc.record({ plan: fc.record(slider), inflationRate: fc.integer({ min: 0, max: 15 }) }),
  500,
  ({ plan, inflationRate }) => {
    const result = resultOf({ ...plan, inflationRate })!;
    const later = resultOf({ ...plan, inflationRate: inflationRate + 1 })!;
    if (result.todaysValue > result.maturityValue || later.todaysValue > result.todaysValue)
      throw new Error(`${later.todaysValue}, ${result.todaysValue}, ${result.maturityValue}`);
  },
);
