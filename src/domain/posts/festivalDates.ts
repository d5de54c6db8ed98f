import { POST_FLOWS, type PostFlowName } from './occasions';

/** A post flow that is tied to a calendar day. */
export type FestivalName = Exclude<PostFlowName, 'gym'>;

/** A calendar day in India, `YYYY-MM-DD`; sorts chronologically as a string. */
export type IndianDay = `${number}-${string}-${string}`;

export interface FestivalDay {
  readonly flow: FestivalName;
  readonly date: IndianDay;
}

/** A festival and the number of days until it; 0 is today. */
export interface NextFestival extends FestivalDay {
  readonly days: number;
}

/** Source of the lunar dates; the table contains only dates it lists. */
export const LUNAR_SOURCE = {
  name: 'holidays 0.105',
  address: 'https://github.com/vacanza/holidays',
  /** Shown after the name. */
  kind: 'an open-source calendar of public holidays',
} as const;

const INDEPENDENCE_DAY = '08-15';

/** Year, Raksha Bandhan, Ganesh Chaturthi, Diwali, as `LUNAR_SOURCE` lists them for India. The tests check them by astronomy. */
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
 * Every known day, earliest first. Years are complete: with one day missing, `nextFestival` could skip a festival.
 */
export const FESTIVAL_DAYS: readonly FestivalDay[] = LUNAR_DAYS.flatMap(([year, raksha, ganesh, diwali]) => [
  { flow: 'rakshaBandhan' as const, date: `${year}-${raksha}` as const },
  { flow: 'independence' as const, date: `${year}-${INDEPENDENCE_DAY}` as const },
  { flow: 'ganeshChaturthi' as const, date: `${year}-${ganesh}` as const },
  { flow: 'diwali' as const, date: `${year}-${diwali}` as const },
]).sort((one, other) => (one.date < other.date ? -1 : 1));

const DAY_MS = 86_400_000;
/** India has one time zone, 5:30 ahead of UTC, without daylight saving time. */
const INDIA_AHEAD_MS = 19_800_000;

/** The calendar day in India, whatever the browser's time zone. @param now ms since the Unix epoch */
export function indianDay(now: number): IndianDay {
  return new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10) as IndianDay;
}

/** Milliseconds until midnight in India, always more than 0. @param now ms since the Unix epoch */
export function untilIndianMidnight(now: number): number {
  return DAY_MS - ((now + INDIA_AHEAD_MS) % DAY_MS);
}

/**
 * The next day of `flow`, or of any festival that has posters, on or after `today`.
 * @returns undefined after the last known day
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

/** Only months with festivals. Not from `Intl`, whose first use loads the browser's locale data during startup. */
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
