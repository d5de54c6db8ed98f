/** Digit grouping: `12,34,567` (`en-IN`) or `1,234,567` (`en-US`). */
export type Grouping = 'en-IN' | 'en-US';

const GROUPS: Readonly<Record<Grouping, RegExp>> = {
  'en-IN': /\B(?=(?:\d\d)*\d{3}$)/g,
  'en-US': /\B(?=(?:\d{3})+$)/g,
};

/** Above this, a double can no longer represent every paisa exactly. */
const EXACT_BELOW = 1e13;

/**
 * Formats a number with grouped digits, exactly as `toLocaleString` does. Avoids `Intl` because pages format numbers during
 * startup, and its first use loads the browser's locale data (100 ms with a 4x CPU slowdown).
 * @param decimals fixed number of decimal places; by default as many as the number has, up to three
 */
export function groupDigits(value: number, grouping: Grouping = 'en-IN', decimals?: 0 | 2): string {
  const text = value.toFixed(decimals);
  if (!(Math.abs(value) < EXACT_BELOW) || Number(text) !== value) return withIntl(value, grouping, decimals);
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(GROUPS[grouping], ','), ...fraction].join('.');
}

/** Fallback for numbers that are too large or need rounding. */
function withIntl(value: number, grouping: Grouping, decimals?: number): string {
  return value.toLocaleString(grouping, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Replaces the digits of any script with 0 to 9. A script's ten digits are contiguous, some next to the ten of another style. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
    return String(value % 10);
  });
