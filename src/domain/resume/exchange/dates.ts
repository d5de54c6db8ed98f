const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A JSON Resume date; month and day are optional. */
const ISO = /^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(\d\d))?)?$/;
/** "Jul 2020", "July 2020", "Jul. 2020", "Jul, 2020". */
const MONTH_YEAR = /^([a-z]{3,9})\.?,? ([12]\d{3})$/i;
const ONE_YEAR = /^\D*([12]\d{3})\D*$/;

/** Turns "2020-07-15" into "Jul 2020"; returns bare years and other texts unchanged. */
export function monthYearOf(date: string): string {
  const [, year, month] = ISO.exec(date) ?? [];
  if (year === undefined) return date;
  return month === undefined ? year : `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/**
 * Turns "Jul 2020" into "2020-07" and keeps "2020"; from any other text, extracts the year if it contains exactly one.
 * Undefined if it doesn't.
 */
export function isoOf(typed: string): string | undefined {
  const text = typed.trim();
  if (ISO.test(text)) return text;
  const [, word = '', year = ''] = MONTH_YEAR.exec(text) ?? [];
  const month = MONTHS.findIndex((name) => isMonthName(word, name)) + 1;
  if (month > 0) return `${year}-${String(month).padStart(2, '0')}`;
  return ONE_YEAR.exec(text)?.[1];
}

const LONG_MONTHS =
  'january february march april may june july august september october november december'.split(' ');

function isMonthName(word: string, short: string): boolean {
  const lower = word.toLowerCase();
  const long = LONG_MONTHS[MONTHS.indexOf(short)] ?? '';
  return lower.length >= 3 && (long === lower || short.toLowerCase() === lower || lower === long.slice(0, 4));
}

/** The year of a date, or of a text that contains exactly one; otherwise empty. */
export function yearOf(date: string): string {
  return isoOf(date)?.slice(0, 4) ?? '';
}

/** Describes the parts of a date that are lost when only its month or its year is kept. */
export function dateLeftOut(date: string, kept: 'month' | 'year'): string[] {
  const [, , month, day] = ISO.exec(date) ?? [];
  if (kept === 'year') return month === undefined ? [] : ['months of dates'];
  return day === undefined ? [] : ['days of dates'];
}

/** End of an ongoing job; JSON Resume omits the end date instead. */
export const PRESENT = 'Present';
export function isPresent(typed: string): boolean {
  return /^(present|current|currently|now|today|ongoing|till date|till now)$/i.test(typed.trim());
}
