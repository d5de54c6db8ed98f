/**
 * What becomes of 1 rupee, invested once or in every period. `expm1` and `log1p` keep the digits that `(1+rate) ** periods - 1` loses at small rates.
 * @param rate growth per period, 0.01 for 1 %; at 0 the sum is its limit, the number of periods
 * @param periods may be a fraction
 * @returns numbers that are not finite where growth is undefined or too large
 */
function grow(rate: number, periods: number) {
  // `log1p` is undefined for a loss of everything or more.
  const gain = rate > -1 ? Math.expm1(periods * Math.log1p(rate)) : (1 + rate) ** periods - 1;
  return {
    /** What 1 rupee gains: `(1+rate)^periods - 1`. */
    gain,
    /** What instalments of 1 rupee, paid at the end of each period, add up to: `((1+rate)^periods - 1)/rate`. */
    sum: rate === 0 ? periods : gain / rate,
  };
}

/**
 * What yearly instalments add up to if they rise by `rise` each year and earn `rate`: `gⁿ⁻¹ + gⁿ⁻²q + … + qⁿ⁻¹`, where
 * `g = 1+rate` and `q = 1+rise`. It is a geometric series in their ratio; dividing by the greater of the two avoids overflow.
 */
function risingSum(rate: number, rise: number, years: number): number {
  const [less, more] = Math.abs(1 + rate) < Math.abs(1 + rise) ? [rate, rise] : [rise, rate];
  return (1 + grow(more, years - 1).gain) * grow((less - more) / (1 + more), years).sum;
}

/** Rounds rupees to the paisa. */
const toPaisa = (amount: number): number => Math.round(amount * 100) / 100;

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

/**
 * Future value of an instalment paid at the start of each month (an annuity due), as specified:
 * `investment * (((1+r)^n - 1)/r) * (1+r)` with `r = annual/100/12` and `n = years*12`. A rate of 0 gives the limit, the amount
 * invested. Correct to the paisa up to ₹1,000 crore, and to 13 digits beyond.
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
  const value = monthlyInvestment * unit.value;
  const [maturityValue, investedAmount] = [toPaisa(value), toPaisa(monthlyInvestment * unit.invested)];
  return {
    maturityValue,
    investedAmount,
    estimatedReturn: toPaisa(maturityValue - investedAmount),
    todaysValue: toPaisa(value / pricesAfter(inflationRate, years)),
  };
}

/**
 * Amounts of a plan whose first instalment is 1 rupee.
 * With a step-up `s`, the instalments of year k (from 0) are `(1+s)^k`. Twelve instalments of 1 amount to
 * `A = (1+r) * ((1+r)^12 - 1)/r` at the end of their year, and compound from there. The remaining months compound the total and
 * add their own instalments. At `s = 0` this is the specified formula.
 */
export function perRupee(annualInterestRate: number, years: number, yearlyStepUp: number) {
  const wholeYears = Math.max(0, Math.floor(years));
  const restMonths = (years - wholeYears) * 12;
  const [rate, rise] = [annualInterestRate / 1200, yearlyStepUp / 100];
  const [year, rest] = [grow(rate, 12), grow(rate, restMonths)];
  const risen = (1 + rise) ** wholeYears;
  const atLast = risingSum(year.gain, rise, wholeYears) * year.sum * (1 + rest.gain) + risen * rest.sum;
  return {
    value: (1 + rate) * atLast,
    invested: 12 * grow(rise, wholeYears).sum + risen * restMonths,
  };
}

/** The price level after `years` relative to today's: `(1+i)^years`; NaN if too large, because dividing by Infinity gives 0. */
export function pricesAfter(inflationRate: number, years: number): number {
  const prices = 1 + grow(inflationRate / 100, years).gain;
  return Number.isFinite(prices) ? prices : NaN;
}
