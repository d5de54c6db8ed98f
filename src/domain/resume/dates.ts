import { latinDigits } from '../digits';
import { MONTHS } from '../months';
import { datesInEnglish } from './indianDates';

/** `month` is 1 to 12. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

/**
 * How a date is written, ignoring its day; mixed formats look careless. "May 2020" is separate because May is both a short
 * and a long month name. "Summer 2020" represents any other text that contains one year.
 */
export type DateFormat =
  | 'Jul 2020'
  | 'July 2020'
  | 'May 2020'
  | 'Jul ’20'
  | '07/2020'
  | '2020-07'
  | '2020'
  | 'Summer 2020'
  | 'Present';

export interface ResumeDate {
  readonly format: DateFormat;
  /** The earliest and latest month it can mean, counted from year 0; they differ if only the year is known. */
  readonly first: number;
  readonly last: number;
  /** 1 to 31, if one was written. */
  readonly day?: number;
}

/** End of an ongoing job; JSON Resume omits the end date instead. */
export const PRESENT = 'Present';

/** What people write in its place, as the source of a pattern. */
export const ONGOING =
  '(?:(?:(?:up ?)?(?:to|till|until) )?(?:present|now|today|current(?:ly)?)|on-?going|continuing|(?:(?:up ?)?to|till|as on) date)';
/** Includes words that mean it only where an end date stands alone. */
const ONLY_ONGOING = new RegExp(
  `^(?:${ONGOING}|(?:currently |still )?working|continu(?:e|es|ed)|pursuing)\\.?$`,
);
/** The same limits as the education form's. */
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2100;
/** In 2026, '36 is 2036, the end of a degree that has just begun, and '37 is 1937. */
const YEARS_AHEAD = 10;
const MONTHS_PER_YEAR = 12;

/** Months since year 0, for comparison and subtraction. */
export const monthIndex = ({ year, month }: Month): number => year * MONTHS_PER_YEAR + month - 1;

const monthAt = (index: number): Month => ({
  year: Math.floor(index / MONTHS_PER_YEAR),
  month: (index % MONTHS_PER_YEAR) + 1,
});

/** "Jul 2020", the format the fields ask for. */
export function monthName(index: number): string {
  const { year, month } = monthAt(index);
  return `${(MONTHS[month - 1] ?? '').slice(0, 3)} ${year}`;
}

/** The month it is in the visitor's time zone. */
export function thisMonth(): Month {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

/** Reads a year of two or four digits; two mean the latest such year that is at most `YEARS_AHEAD` in the future. */
function yearFrom(digits: string, today: Month): number {
  if (digits.length > 2) return Number(digits);
  const latest = today.year + YEARS_AHEAD;
  return latest - ((latest - Number(digits)) % 100);
}

const isYear = (year: number): boolean => year >= EARLIEST_YEAR && year <= LATEST_YEAR;

function oneMonth(format: DateFormat, year: number, month: number, day?: string): ResumeDate | undefined {
  if (month < 1 || month > MONTHS_PER_YEAR || !isYear(year)) return undefined;
  const index = monthIndex({ year, month });
  const date = { format, first: index, last: index };
  if (day === undefined) return date;
  // Day 0 of the next month is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Number(day) < 1 || Number(day) > lastDay ? undefined : { ...date, day: Number(day) };
}

function wholeYear(format: DateFormat, year: number): ResumeDate | undefined {
  if (!isYear(year)) return undefined;
  return { format, first: monthIndex({ year, month: 1 }), last: monthIndex({ year, month: 12 }) };
}

/** "15 jun 2020", "jul-2020", "sept. 2020", "jul '20"; "june 15, 2020"; "2020 june". */
const NAMED: readonly RegExp[] = [
  /^(?:(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-])?(?<name>[a-z]{3,9})[.,]?[\s/-]*(?:of\s)?['’]?(?<year>\d{4}|\d{2})$/,
  /^(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
  /^(?<year>\d{4})[,/-]? ?(?<name>[a-z]{3,9})$/,
];

function formatOf(name: string, year: string): DateFormat {
  if (year.length === 2) return 'Jul ’20';
  if (name === 'may') return 'May 2020';
  return name.length > 4 || ['june', 'july'].includes(name) ? 'July 2020' : 'Jul 2020';
}

function namedMonth(text: string, today: Month): ResumeDate | undefined {
  const found = NAMED.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const { name = '', year = '', day } = found;
  const month = MONTHS.findIndex((long) => {
    const lower = long.toLowerCase();
    return name === lower || (name.length <= 4 && lower.startsWith(name));
  });
  return oneMonth(formatOf(name, year), yearFrom(year, today), month + 1, day);
}

function numberedMonth(text: string, today: Month): ResumeDate | undefined {
  const [, day, month, year] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (year !== undefined) return oneMonth('07/2020', yearFrom(year, today), Number(month), day);
  const iso = /^(\d{4})[/.-](\d{1,2})(?:[/.-](\d{1,2})(?:t\S*)?)?$/.exec(text);
  return iso ? oneMonth('2020-07', Number(iso[1]), Number(iso[2]), iso[3]) : undefined;
}

/** Whether a date has no letters of other scripts, such as Hindi's. */
export const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{Nd}]/u.test(text);

/** The year in a text without other digits. Month names of other languages are unknown, so such a date counts as a year. */
function bareYear(text: string): ResumeDate | undefined {
  const [, year] = /^\D*(\d{4})\D*$/.exec(text) ?? [];
  return wholeYear(isLatin(text) && text !== year ? 'Summer 2020' : '2020', Number(year));
}

/**
 * Parses a resume date as leniently as an applicant tracking system: "Jul 2020", "15 July 2020", "07/2020", "15/07/2020",
 * "2020-07", "2020", "Present", "Till date", "जुलाई २०२०". Of three numbers the day comes first, as in India, unless the year does.
 * @param today decides the century of a two-digit year
 * @returns undefined if it isn't a date
 */
export function readDate(typed: string, today: Month): ResumeDate | undefined {
  const text = latinDigits(datesInEnglish(typed).trim().toLowerCase().replace(/\s+/g, ' '));
  if (ONLY_ONGOING.test(text)) return { format: 'Present', first: Infinity, last: Infinity };
  return namedMonth(text, today) ?? numberedMonth(text, today) ?? bareYear(text);
}

/** Older months can be typed: a longer list would be slow to scroll. */
const MONTHS_SUGGESTED = 120;

/** The last ten years by month, newest first: "Nov 2026". */
export function recentMonths(): string[] {
  const latest = monthIndex(thisMonth());
  return Array.from({ length: MONTHS_SUGGESTED }, (_, ago) => monthName(latest - ago));
}

/** Converts a typed date to JSON Resume's "2020-07-15", as precise as typed; undefined for Present and other texts. */
export function isoOf(typed: string, today: Month): string | undefined {
  const date = readDate(typed, today);
  if (!date || date.format === 'Present') return undefined;
  const { year, month } = monthAt(date.first);
  const known = date.first === date.last ? [year, month, date.day] : [year];
  return known
    .filter((part) => part !== undefined)
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
