import { fixed, grow, ONE, over, powers, rupees, times, toPaise, type Fixed } from './decimal';

/** A plan in rupees, percent per year and years. */
export interface SipPlan {
  readonly monthlyInvestment: number;
  readonly annualInterestRate: number;
  readonly investmentDuration: number;
  /** Increase of the instalment after every 12, in percent. */
  readonly yearlyStepUp: number;
  /** Percent per year. */
  readonly inflationRate: number;
}

/** Amounts in rupees, to the paisa. Not finite if too large for a number. */
export interface SipResult {
  readonly maturityValue: number;
  readonly investedAmount: number;
  /** Maturity value minus invested amount. */
  readonly estimatedReturn: number;
  /** The maturity value in today's money, discounted by inflation. */
  readonly todaysValue: number;
}

const NOWHERE: SipResult = {
  maturityValue: NaN,
  investedAmount: NaN,
  estimatedReturn: NaN,
  todaysValue: NaN,
};
/** Exponent of e beyond which growth overflows: even the smallest double times e^1500 exceeds the largest. */
const MOST_GROWTH = 1500;

/**
 * Future value of an instalment paid at the start of each month (an annuity due), as specified:
 * `investment * (((1+r)^n - 1)/r) * (1+r)` with `r = annual/100/12` and `n = years*12`. A rate of 0 gives the limit, the amount
 * invested. Exact to the paisa for a whole number of months.
 *
 * @param monthlyInvestment rupees per month
 * @param annualInterestRate percent per year
 * @param extras both default to 0
 */
export function sip(
  monthlyInvestment: number,
  annualInterestRate: number,
  years: number,
  { yearlyStepUp = 0, inflationRate = 0 }: Partial<Pick<SipPlan, 'yearlyStepUp' | 'inflationRate'>> = {},
): SipResult {
  const unit = perRupee(annualInterestRate, years, yearlyStepUp);
  const prices = pricesAfter(inflationRate, years);
  if (!unit || !prices || !Number.isFinite(monthlyInvestment)) return NOWHERE;
  const first = fixed(monthlyInvestment);
  const value = times(first, unit.value);
  const [maturity, invested] = [toPaise(value), toPaise(times(first, unit.invested))];
  return {
    maturityValue: rupees(maturity),
    investedAmount: rupees(invested),
    estimatedReturn: rupees(maturity - invested),
    todaysValue: rupees(toPaise(over(value, prices))),
  };
}

/** Amounts of a plan whose first instalment is 1 rupee. */
export interface PerRupee {
  readonly value: Fixed;
  readonly invested: Fixed;
}

/**
 * With a step-up `s`, the instalments of year k (from 0) are `(1+s)^k`. Twelve instalments of 1 amount to
 * `A = (1+r) * ((1+r)^12 - 1)/r` at the end of their year. All Y whole years sum to a geometric series,
 * `A * (g^Y - q^Y)/(g - q)` with `g = (1+r)^12` and `q = 1+s`; the remaining months compound it and add their own instalments.
 * At `s = 0` this is the specified formula.
 * @returns undefined on overflow
 */
export function perRupee(
  annualInterestRate: number,
  years: number,
  yearlyStepUp: number,
): PerRupee | undefined {
  const months = years * 12;
  const wholeYears = Math.max(0, Math.floor(months / 12));
  if (isBeyond(annualInterestRate / 1200, months) || isBeyond(yearlyStepUp / 100, wholeYears))
    return undefined;
  const restMonths = months - wholeYears * 12;
  const rate = fixed(annualInterestRate) / 1200n;
  const year = grow(rate, 12);
  const rest = grow(rate, restMonths);
  if (!year || !rest) return undefined;
  const rise = ONE + fixed(yearlyStepUp) / 100n;
  const { sum, b: risen } = powers(year.power, rise, wholeYears);
  const atLast = times(times(sum, year.sum), rest.power) + times(risen, rest.sum);
  return {
    value: times(ONE + rate, atLast),
    invested: 12n * powers(ONE, rise, wholeYears).sum + times(risen, fixed(restMonths)),
  };
}

/** The price level after `years` relative to today's: `(1+i)^years`. Undefined on overflow. */
export function pricesAfter(inflationRate: number, years: number): Fixed | undefined {
  if (isBeyond(inflationRate / 100, years)) return undefined;
  const prices = grow(fixed(inflationRate) / 100n, years)?.power;
  // Callers divide by it.
  return prices === 0n ? undefined : prices;
}

/** Whether `(1+rate)^periods` overflows, or an argument is not a finite number. */
function isBeyond(rate: number, periods: number): boolean {
  // `log1p`, because even a rate too small to change 1 overflows after enough periods.
  const each = rate > -1 ? Math.log1p(rate) : Math.log(-1 - rate);
  const growth = Math.abs(periods) * each;
  return !Number.isFinite(rate) || !Number.isFinite(periods) || growth > MOST_GROWTH;
}
