import { fixed, grow, ONE, over, powers, rupees, times, toPaise, type Fixed } from './decimal';

/** A plan in numbers: rupees, percent a year, years. */
export interface SipPlan {
  readonly monthlyInvestment: number;
  readonly annualInterestRate: number;
  readonly investmentDuration: number;
  /** Percent by which the instalment rises after every 12. */
  readonly yearlyStepUp: number;
  /** Percent a year. */
  readonly inflationRate: number;
}

/** Amounts in rupees, to the paisa. Not finite where they are too large for a number. */
export interface SipResult {
  readonly maturityValue: number;
  readonly investedAmount: number;
  /** Maturity value minus invested amount. */
  readonly estimatedReturn: number;
  /** What the maturity value buys today: less by the inflation of all years. */
  readonly todaysValue: number;
}

const NOWHERE: SipResult = {
  maturityValue: NaN,
  investedAmount: NaN,
  estimatedReturn: NaN,
  todaysValue: NaN,
};
/** No amount that a number can hold, however small it began, has grown e^1500 fold. */
const MOST_GROWTH = 1500;

/**
 * Future value of an instalment paid at the start of each month (an annuity due), as the specification states it:
 * `investment * (((1+r)^n - 1)/r) * (1+r)` with `r = annual/100/12` and `n = years*12`; at a rate of 0 its limit, what was
 * invested. Exact to the paisa for a whole number of months.
 *
 * @param monthlyInvestment rupees a month
 * @param annualInterestRate percent a year
 * @param years length of the plan in years
 * @param extras off unless given
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

/** What a plan comes to whose first instalment is 1 rupee. */
export interface PerRupee {
  readonly value: Fixed;
  readonly invested: Fixed;
}

/**
 * With a step-up `s`, the instalments of year k (from 0) are `(1+s)^k`; a year's 12 make `A = (1+r) * ((1+r)^12 - 1)/r` at its
 * end. All whole years: `A * (g^Y - q^Y)/(g - q)` with `g = (1+r)^12` and `q = 1+s`, the sum of a geometric series; the months
 * behind them let it grow on and add their own. At `s = 0` this is the specified formula.
 * @returns undefined where the numbers end
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

/** How many times today's prices are paid after so many years: `(1+i)^years`. Undefined where the numbers end. */
export function pricesAfter(inflationRate: number, years: number): Fixed | undefined {
  if (isBeyond(inflationRate / 100, years)) return undefined;
  const prices = grow(fixed(inflationRate) / 100n, years)?.power;
  // Nothing can be divided by 0.
  return prices === 0n ? undefined : prices;
}

/** Whether `(1+rate)^periods` is out of reach; also for what is no number. */
function isBeyond(rate: number, periods: number): boolean {
  // A rate too small to be seen beside 1 still grows beyond all numbers, given the periods.
  const each = rate > -1 ? Math.log1p(rate) : Math.log(-1 - rate);
  const growth = Math.abs(periods) * each;
  return !Number.isFinite(rate) || !Number.isFinite(periods) || growth > MOST_GROWTH;
}
