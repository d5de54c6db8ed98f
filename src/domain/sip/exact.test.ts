import { seeded } from '../../../test/jest/seeded';
import { SIP_FIELDS } from './fields';
import { sip } from './sip';

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const POINTS = 100_000;

/** ₹1,000 crore in paise: beyond it, a double's digits no longer suffice for the paisa. */
const THOUSAND_CRORE = 10n ** 12n;

/** Picks an integer from `low` to `high`, inclusive. */
const wholeNumbers = (random: () => number) => (low: number, high: number) =>
  low + Math.floor(random() * (high - low + 1));

const factors = new Map<string, Fraction>();

/**
 * `(((1+r)^n - 1)/r) * (1+r)` as a fraction. With `r = k/scale` and `a = scale + k` that is `(aⁿ - scaleⁿ) * a / (scaleⁿ * k)`.
 * @param k the monthly rate in units of 1/scale
 */
function exactFactor(k: number, scale: number, months: number): Fraction {
  if (k === 0) return { over: BigInt(months), under: 1n };
  const key = `${k}/${scale}^${months}`;
  const known = factors.get(key);
  if (known) return known;
  const [a, b, n] = [BigInt(scale + k), BigInt(scale), BigInt(months)];
  const factor = { over: (a ** n - b ** n) * a, under: b ** n * BigInt(k) };
  factors.set(key, factor);
  return factor;
}

/** What an instalment in paise grows to, in paise rounded to the nearest; halves round away from zero. */
function exactPaise(instalment: number, { over, under }: Fraction): bigint {
  const amount = BigInt(instalment) * over;
  const [size, part] = [amount < 0n ? -amount : amount, under < 0n ? -under : under];
  const rounded = (2n * size + part) / (2n * part);
  return amount < 0n === under < 0n ? rounded : -rounded;
}

const paise = (rupees: number) => BigInt(Number((rupees * 100).toFixed(0)));

it(`the formula is exact to the paisa at ${POINTS} points of the slider grid`, () => {
  const pick = wholeNumbers(seeded(20_261_121));
  const { monthlyInvestment, annualInterestRate, investmentDuration } = SIP_FIELDS;
  const wrong = Array.from({ length: POINTS }, () => ({
    monthly: 100 * pick(monthlyInvestment.min / 100, monthlyInvestment.max / 100),
    tenths: pick(annualInterestRate.min * 10, annualInterestRate.max * 10),
    years: pick(investmentDuration.min, investmentDuration.max),
  })).filter(({ monthly, tenths, years }) => {
    const got = sip(monthly, tenths / 10, years);
    const maturity = exactPaise(monthly * 100, exactFactor(tenths, 12_000, years * 12));
    const invested = BigInt(monthly * 100 * years * 12);
    return (
      paise(got.maturityValue) !== maturity ||
      paise(got.investedAmount) !== invested ||
      paise(got.estimatedReturn) !== maturity - invested
    );
  });
  expect(wrong).toEqual([]);
});

it('the formula is exact to the paisa up to ₹1,000 crore outside the grid: paise, quarters, losses, long and fast growth', () => {
  const pick = wholeNumbers(seeded(7));
  const plans = Array.from({ length: 6000 }, () => {
    const instalment = pick(-1_000_000, 100_000_000);
    const [hundredths, quarters] = [pick(-5000, 6000), pick(1, 240)];
    const exact = exactPaise(instalment, exactFactor(hundredths, 120_000, quarters * 3));
    return { instalment, hundredths, quarters, exact };
  }).filter(({ exact }) => exact <= THOUSAND_CRORE && exact >= -THOUSAND_CRORE);
  const wrong = plans.filter(
    ({ instalment, hundredths, quarters, exact }) =>
      paise(sip(instalment / 100, hundredths / 100, quarters / 4).maturityValue) !== exact,
  );
  expect(wrong).toEqual([]);
  expect(plans.length).toBeGreaterThan(4000);
});
