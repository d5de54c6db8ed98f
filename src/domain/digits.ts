/** Where the commas stand: `12,34,567` or `1,234,567`. */
export type Grouping = 'en-IN' | 'en-US';

const GROUPS: Readonly<Record<Grouping, RegExp>> = {
  'en-IN': /\B(?=(?:\d\d)*\d{3}$)/g,
  'en-US': /\B(?=(?:\d{3})+$)/g,
};

/** From here on not every whole number of paise has a number of its own. */
const EXACT_BELOW = 1e13;

/**
 * A number with its digits grouped, as `toLocaleString` writes it. Pages write their numbers while they start, and the first use
 * of `Intl` loads the browser's language tables (100 ms on a processor four times slower), so what every page needs goes without.
 * @param decimals how many digits always stand behind the point; with none given, up to three, as many as there are
 */
export function groupDigits(value: number, grouping: Grouping = 'en-IN', decimals?: 0 | 2): string {
  const text = value.toFixed(decimals);
  if (!(Math.abs(value) < EXACT_BELOW) || Number(text) !== value) return inTables(value, grouping, decimals);
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(GROUPS[grouping], ','), ...fraction].join('.');
}

/** The rare rest: too large, or with more digits than are shown. */
function inTables(value: number, grouping: Grouping, decimals?: number): string {
  return value.toLocaleString(grouping, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}
