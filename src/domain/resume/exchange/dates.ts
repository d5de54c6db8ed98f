const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date of JSON Resume: everything after the year may be missing. */
const ISO = /^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(\d\d))?)?$/;
/** "Jul 2020", "July 2020", "Jul. 2020", "Jul, 2020". */
const MONTH_YEAR = /^([a-z]{3,9})\.?,? ([12]\d{3})$/i;
const ONE_YEAR = /^\D*([12]\d{3})\D*$/;

/** "2020-07-15" as "Jul 2020"; a bare year stays, and what is no date of JSON Resume is left as it stands. */
export function monthYearOf(date: string): string {
  const [, year, month] = ISO.exec(date) ?? [];
  if (year === undefined) return date;
  return month === undefined ? year : `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/**
 * "Jul 2020" as "2020-07", "2020" as it is; of any other text the year in it, if there is just one. Undefined where it names
 * no year: such a text can't stand in a date of JSON Resume.
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

/** The year of a date, or of a text with one year in it; empty where there is none. */
export function yearOf(date: string): string {
  return isoOf(date)?.slice(0, 4) ?? '';
}

/** What of a date "Month Year", or a year alone, has no room for, in words. */
export function dateLeftOut(date: string, kept: 'month' | 'year'): string[] {
  const [, , month, day] = ISO.exec(date) ?? [];
  if (kept === 'year') return month === undefined ? [] : ['months of dates'];
  return day === undefined ? [] : ['days of dates'];
}

/** Words for a job that has not ended; JSON Resume leaves the end out. */
export const PRESENT = 'Present';
export function isPresent(typed: string): boolean {
  return /^(present|current|currently|now|today|ongoing|till date|till now)$/i.test(typed.trim());
}
