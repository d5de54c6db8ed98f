import { MONTHS } from '../months';

/** A calendar day in India, `YYYY-MM-DD`; sorts chronologically as a string. */
export type IndianDay = `${number}-${string}-${string}`;

/** An upcoming day and the number of days until it; 0 is today. */
export interface ComingDay {
  readonly date: IndianDay;
  readonly days: number;
}

/** Source of the lunar dates in the manifests, which contain only what it lists for India. Tests verify them astronomically. */
export const LUNAR_SOURCE = {
  name: 'holidays 0.105',
  address: 'https://github.com/vacanza/holidays',
  /** Shown after the name. */
  kind: 'an open-source calendar of public holidays',
} as const;

const DAY_MS = 86_400_000;
/** India has one time zone, 5:30 ahead of UTC, without daylight saving time. */
const INDIA_AHEAD_MS = 19_800_000;

/** The calendar day in India, whatever the browser's time zone. @param now ms since the Unix epoch */
export function indianDay(now: number): IndianDay {
  return new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10) as IndianDay;
}

/** The first of these days, in ascending order, on or after `today`; undefined after the last. */
export function nextDay(days: readonly IndianDay[], today: IndianDay): ComingDay | undefined {
  const date = days.find((day) => day >= today);
  return date && { date, days: (Date.parse(date) - Date.parse(today)) / DAY_MS };
}

/** "today", "tomorrow", "in 5 days" */
export function daysInWords(days: number): string {
  return ['today', 'tomorrow'][days] ?? `in ${days} days`;
}

/** "29 October 2027" */
export function dateInWords(date: IndianDay): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return [day, MONTHS[month - 1], year].join(' ');
}
