import { isoOf, monthName, readDate, type Month } from '../dates';
import { tidyMonth } from '../tidy';

/** The year of a date, or of a text that contains exactly one; otherwise empty. */
export function yearOf(text: string, today: Month): string {
  return isoOf(text, today)?.slice(0, 4) ?? '';
}

/** Describes the parts of a date that are lost when only its month or its year is kept. */
export function dateLeftOut(text: string, kept: 'month' | 'year', today: Month): string[] {
  const date = readDate(text, today);
  if (!date) return [];
  if (kept === 'year') return date.first === date.last ? ['months of dates'] : [];
  const isCut = date.day !== undefined && tidyMonth(text, today) === monthName(date.first);
  return isCut ? ['days of dates'] : [];
}
