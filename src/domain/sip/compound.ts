/** What becomes of 1 rupee, invested once or in every period. */
export interface Growth {
  /** What 1 rupee gains: `(1+rate)^periods - 1`. */
  readonly gain: number;
  /** What instalments of 1 rupee, paid at the end of each period, add up to: `((1+rate)^periods - 1)/rate`. */
  readonly sum: number;
}

/**
 * Compound growth. `expm1` and `log1p` keep the digits that `(1+rate) ** periods - 1` loses at small rates.
 * @param rate growth per period, 0.01 for 1 %; at 0 the sum is its limit, the number of periods
 * @param periods may be a fraction
 * @returns numbers that are not finite where growth is undefined or too large
 */
export function grow(rate: number, periods: number): Growth {
  // `log1p` is undefined for a loss of everything or more.
  const gain = rate > -1 ? Math.expm1(periods * Math.log1p(rate)) : (1 + rate) ** periods - 1;
  return { gain, sum: rate === 0 ? periods : gain / rate };
}

/**
 * What yearly instalments add up to if they rise by `rise` each year and earn `rate`: `gⁿ⁻¹ + gⁿ⁻²q + … + qⁿ⁻¹`, where
 * `g = 1+rate` and `q = 1+rise`. It is a geometric series in their ratio; dividing by the greater of the two avoids overflow.
 */
export function risingSum(rate: number, rise: number, years: number): number {
  const [less, more] = Math.abs(1 + rate) < Math.abs(1 + rise) ? [rate, rise] : [rise, rate];
  return (1 + grow(more, years - 1).gain) * grow((less - more) / (1 + more), years).sum;
}

/** Rounds rupees to the paisa. */
export const toPaisa = (amount: number): number => Math.round(amount * 100) / 100;
