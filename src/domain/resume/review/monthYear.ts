/** A month of a year: `month` from 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/**
 * How a date was written. Two dates of different forms look careless beside each other; "May 2020" goes with the short
 * and with the long names of months.
 */
export type DateForm =
  'Jul 2020' | 'July 2020' | 'May 2020' | 'Jul ’20' | '07/2020' | '2020-07' | '2020' | 'Present';

export interface ResumeDate {
  readonly form: DateForm;
  /** The first and the last month it can mean, counted from year 0: the same unless only the year is known. */
  readonly first: number;
  readonly last: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const FULL_MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const PRESENT =
  /^(?:present|current(?:ly)?|now|today|ongoing|on-going|continuing|till (?:date|now)|to date|until now)$/;
/** No career began before; the form refuses later years for courses, so jobs get the same limit. */
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const MONTHS_A_YEAR = 12;

/** A month as a number that can be compared and subtracted. */
export const monthIndex = ({ year, month }: Month): number => year * MONTHS_A_YEAR + month - 1;

function oneMonth(form: DateForm, year: number, month: number): ResumeDate | undefined {
  if (month < 1 || month > MONTHS_A_YEAR || year < EARLIEST_YEAR || year > LATEST_YEAR) return undefined;
  const index = monthIndex({ year, month });
  return { form, first: index, last: index };
}

function wholeYear(year: number): ResumeDate | undefined {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return undefined;
  return { form: '2020', first: monthIndex({ year, month: 1 }), last: monthIndex({ year, month: 12 }) };
}

/** "jul 2020", "july, 2020", "sept. 2020", "jul '20": the name of the month decides the form. */
function namedMonth(text: string): ResumeDate | undefined {
  const match = /^([a-z]+)[.,]?[\s-]*(?:of\s+)?(['’]?)(\d{4}|\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, name = '', , digits = ''] = match;
  const isFull = FULL_MONTHS.includes(name);
  const month = name === 'sept' ? 9 : (isFull ? FULL_MONTHS : MONTHS).indexOf(name) + 1;
  if (digits.length === 2) return oneMonth('Jul ’20', 2000 + Number(digits), month);
  if (name === 'may') return oneMonth('May 2020', Number(digits), month);
  return oneMonth(isFull ? 'July 2020' : 'Jul 2020', Number(digits), month);
}

function numberedMonth(text: string): ResumeDate | undefined {
  const monthFirst = /^(?:\d{1,2}[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text);
  if (monthFirst) return oneMonth('07/2020', Number(monthFirst[2]), Number(monthFirst[1]));
  const yearFirst = /^(\d{4})[/.-](\d{1,2})(?:[/.-]\d{1,2})?$/.exec(text);
  return yearFirst ? oneMonth('2020-07', Number(yearFirst[1]), Number(yearFirst[2])) : undefined;
}

/** Digits of every script as 0 to 9: the digits of a script stand in one row that begins with its zero. */
function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/**
 * Reads a date of a resume as tolerantly as a screening program may: "Jul 2020", "July 2020", "07/2020", "2020-07", "2020",
 * "Present", "Till date". In other scripts than Latin the year alone is read.
 * @returns undefined for what is no date
 */
export function parseMonthYear(typed: string): ResumeDate | undefined {
  const text = latinDigits(typed.trim().toLowerCase().replace(/\s+/g, ' '));
  if (PRESENT.test(text)) return { form: 'Present', first: Infinity, last: Infinity };
  if (/^\d{4}$/.test(text)) return wholeYear(Number(text));
  if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(text)) {
    const year = /\d{4}/.exec(text)?.[0];
    return year === undefined ? undefined : wholeYear(Number(year));
  }
  return namedMonth(text) ?? numberedMonth(text);
}
