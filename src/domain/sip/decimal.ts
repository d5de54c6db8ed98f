/**
 * Fixed-point number in units of 2⁻²⁰⁰, about 10⁻⁶⁰. A product or quotient loses less than one unit, so a plan's amounts are
 * correct to dozens of digits beyond the paisa and round to the true paisa.
 */
export type Fixed = bigint;

const BITS = 200n;
export const ONE: Fixed = 1n << BITS;

/** Converts a finite number by its decimal notation: 10.1 is 101/10, not the nearest binary fraction. */
export function fixed(value: number): Fixed {
  const [digits = '0', exponent = '0'] = value.toExponential().split('e');
  const [whole = '0', part = ''] = digits.split('.');
  const power = Number(exponent) - part.length;
  const scaled = BigInt(whole + part) * ONE;
  return power < 0 ? scaled / 10n ** BigInt(-power) : scaled * 10n ** BigInt(power);
}

export const times = (a: Fixed, b: Fixed): Fixed => (a * b) >> BITS;
export const over = (a: Fixed, b: Fixed): Fixed => (a << BITS) / b;

/** Rounds to the nearest paisa. */
export const toPaise = (amount: Fixed): bigint => (amount * 100n + ONE / 2n) >> BITS;

/** Exact up to ₹70 lakh crore, the limit of a double's 15 significant digits. */
export const rupees = (paise: bigint): number => Number(paise) / 100;

/** `aⁿ`, `bⁿ` and `aⁿ⁻¹ + aⁿ⁻²b + … + bⁿ⁻¹`. */
export interface Powers {
  readonly a: Fixed;
  readonly b: Fixed;
  readonly sum: Fixed;
}

/**
 * Powers of two bases and their divided difference `(aⁿ - bⁿ)/(a - b)`, computed by repeated squaring. Needs no division, so
 * equal bases are not a special case.
 * @param n a non-negative integer
 */
export function powers(a: Fixed, b: Fixed, n: number): Powers {
  if (n === 0) return { a: ONE, b: ONE, sum: 0n };
  const half = powers(a, b, Math.floor(n / 2));
  const even = {
    a: times(half.a, half.a),
    b: times(half.b, half.b),
    sum: times(half.sum, half.a + half.b),
  };
  return n % 2 === 0 ? even : { a: times(even.a, a), b: times(even.b, b), sum: times(even.sum, a) + even.b };
}

/** What a balance of 1 and a series of instalments of 1 grow to. */
export interface Growth {
  /** `baseⁿ` */
  readonly power: Fixed;
  /** `(baseⁿ - 1)/(base - 1)` */
  readonly sum: Fixed;
}

/**
 * Growth over any number of periods. A fractional period makes the power irrational, so that part is only accurate to the
 * 15 digits of a double.
 * @param rate growth per period, 0.01 for 1 %
 * @returns undefined where it is not defined (root of a negative base, division by zero)
 */
export function grow(rate: Fixed, periods: number): Growth | undefined {
  if (periods < 0) return shrink(grow(rate, -periods));
  const whole = Math.floor(periods);
  const { a, sum } = powers(ONE + rate, ONE, whole);
  if (whole === periods) return { power: a, sum };
  const part = growPart(Number(rate) / Number(ONE), periods - whole);
  return part && { power: times(a, part.power), sum: times(sum, part.power) + part.sum };
}

/** Growth over less than one period; `expm1` and `log1p` stay precise for small rates. */
function growPart(rate: number, part: number): Growth | undefined {
  const gain = Math.expm1(part * Math.log1p(rate));
  return Number.isFinite(gain)
    ? { power: ONE + fixed(gain), sum: fixed(rate === 0 ? part : gain / rate) }
    : undefined;
}

/** Turns the growth for `baseⁿ` into that for `base⁻ⁿ`. */
function shrink(growth: Growth | undefined): Growth | undefined {
  if (!growth || growth.power === 0n) return undefined;
  return { power: over(ONE, growth.power), sum: over(-growth.sum, growth.power) };
}
