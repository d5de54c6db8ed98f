import { isoOf, monthName, readDate, type Month } from '../dates';

/** Turns "2020-07-15" into "Jul 2020"; returns bare years and other texts unchanged. */
export function monthYearOf(text: string, today: Month): string {
  const date = readDate(text, today);
  return date?.format === '2020-07' ? monthName(date.first) : text;
}

/** The year of a date, or of a text that contains exactly one; otherwise empty. */
export function yearOf(text: string, today: Month): string {
  return isoOf(text, today)?.slice(0, 4) ?? '';
}

/** Describes the parts of a date that are lost when only its month or its year is kept. */
export function dateLeftOut(text: string, kept: 'month' | 'year', today: Month): string[] {
  const date = readDate(text, today);
  if (!date) return [];
  if (kept === 'year') return date.first === date.last ? ['months of dates'] : [];
  return date.format === '2020-07' && date.day !== undefined ? ['days of dates'] : [];
}
