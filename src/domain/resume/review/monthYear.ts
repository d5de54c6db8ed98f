/** `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/**
 * How a date was written; mixed forms look careless. "May 2020" is a form of its own because May is both a short and a long
 * month name.
 */
export type DateForm =
  'Jul 2020' | 'July 2020' | 'May 2020' | 'Jul ’20' | '07/2020' | '2020-07' | '2020' | 'Present';

export interface ResumeDate {
  readonly form: DateForm;
  /** The earliest and latest month it can mean, counted from year 0; they differ if only the year is known. */
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
/** The same limits as the education form's. */
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
const MONTHS_A_YEAR = 12;

/** Months since year 0, for comparison and subtraction. */
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

/** Parses "jul 2020", "july, 2020", "sept. 2020", "jul '20". */
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

/** Replaces the digits of any script by 0 to 9. Each script's ten digits are contiguous, starting with zero. */
function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/**
 * Parses a resume date as leniently as an applicant tracking system: "Jul 2020", "July 2020", "07/2020", "2020-07", "2020",
 * "Present", "Till date". In non-Latin scripts only the year is recognized.
 * @returns undefined if it isn't a date
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
