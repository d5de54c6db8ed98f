import { POST_FLOWS, type PostFlowName } from './occasions';

/** A flow that has a day in the calendar. */
export type FestivalName = Exclude<PostFlowName, 'gym'>;

/** A calendar day in India, `YYYY-MM-DD`: two of them compare as text. */
export type IndianDay = `${number}-${string}-${string}`;

/** A festival and the day it falls on. */
export interface FestivalDay {
  readonly flow: FestivalName;
  readonly date: IndianDay;
}

/** The next day of a festival, and how far away it is: 0 is today. */
export interface NextFestival extends FestivalDay {
  readonly days: number;
}

/** Where the days of the moon come from; a day that it doesn't give is not in the table. */
export const LUNAR_SOURCE = {
  name: 'holidays 0.105',
  address: 'https://github.com/vacanza/holidays',
  /** What it is, to stand after its name. */
  kind: 'an open-source calendar of public holidays',
} as const;

/** Independence Day is one of India's three national holidays: the same day every year. */
const INDEPENDENCE_DAY = '08-15';

/** Year, Raksha Bandhan, Ganesh Chaturthi, Diwali: as `LUNAR_SOURCE` lists them for India, and as the almanac of the tests reckons them. */
const LUNAR_DAYS = [
  [2026, '08-28', '09-14', '11-08'],
  [2027, '08-17', '09-04', '10-29'],
  [2028, '08-05', '08-23', '10-17'],
  [2029, '08-23', '09-11', '11-05'],
  [2030, '08-13', '09-01', '10-26'],
  [2031, '08-02', '09-20', '11-14'],
  [2032, '08-20', '09-08', '11-02'],
  [2033, '08-10', '08-28', '10-22'],
  [2034, '08-29', '09-16', '11-10'],
  [2035, '08-18', '09-05', '10-30'],
] as const;

/**
 * Every known day, the earliest first. A year is whole or not there: with one day missing, the next festival would be a guess.
 */
export const FESTIVAL_DAYS: readonly FestivalDay[] = LUNAR_DAYS.flatMap(([year, raksha, ganesh, diwali]) => [
  { flow: 'rakshaBandhan' as const, date: `${year}-${raksha}` as const },
  { flow: 'independence' as const, date: `${year}-${INDEPENDENCE_DAY}` as const },
  { flow: 'ganeshChaturthi' as const, date: `${year}-${ganesh}` as const },
  { flow: 'diwali' as const, date: `${year}-${diwali}` as const },
]).sort((one, other) => (one.date < other.date ? -1 : 1));

const DAY_MS = 86_400_000;
/** India has one time zone, 5:30 ahead of UTC, and no summer time. */
const INDIA_AHEAD_MS = 19_800_000;

/** The day in India at a moment, wherever the clock that told it stands. @param now ms since 1970 */
export function indianDay(now: number): IndianDay {
  return new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10) as IndianDay;
}

/** How long the day in India still lasts, in ms, more than 0. @param now ms since 1970 */
export function untilIndianMidnight(now: number): number {
  return DAY_MS - ((now + INDIA_AHEAD_MS) % DAY_MS);
}

/**
 * The next festival that has posters, from the given day on, or the next day of the given flow.
 * @returns undefined after the last day that is known
 */
export function nextFestival(today: IndianDay, flow?: FestivalName): NextFestival | undefined {
  const isWanted = (one: FestivalName) => (flow ? one === flow : POST_FLOWS[one].then === 'select');
  const next = FESTIVAL_DAYS.find((day) => day.date >= today && isWanted(day.flow));
  return next && { ...next, days: (Date.parse(next.date) - Date.parse(today)) / DAY_MS };
}

/** "today", "tomorrow", "in 5 days" */
export function daysInWords(days: number): string {
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

/** The months that have festivals. Not by Intl: its first use loads the browser's language tables while the page starts. */
const MONTHS: Readonly<Record<number, string>> = {
  8: 'August',
  9: 'September',
  10: 'October',
  11: 'November',
};

/** "29 October 2027" @param date a day of `FESTIVAL_DAYS` */
export function dateInWords(date: IndianDay): string {
  const [year, month, day] = date.split('-').map(Number);
  return [day, MONTHS[month ?? 0], year].join(' ');
}
