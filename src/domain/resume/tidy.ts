import { capitalize } from '../text';
import { isLatin, monthName, PRESENT, readDate, type DateFormat, type Month } from './dates';

/** A month in digits or with a short year. */
const IN_DIGITS: ReadonlySet<DateFormat> = new Set(['07/2020', '2020-07', 'Jul ’20']);

/**
 * Writes a month as sheets print it: "Jul 2019" for "07/2019", "jul 2019" and "JUL 2019", "Present" for "till date"; others, such as those in
 * Hindi, as typed.
 */
export function tidyMonth(typed: string, today: Month): string {
  if (!isLatin(typed)) return typed;
  const date = readDate(typed, today);
  if (date?.format === 'Present') return PRESENT;
  if (!date || date.first !== date.last) return typed;
  return IN_DIGITS.has(date.format)
    ? monthName(date.first)
    : typed.replace(/[a-z]{3,}/gi, (word) => capitalize(word.toLowerCase()));
}

/** Grade points of Indian universities go up to ten. */
const CGPA_MAX = 10;
const PERCENT_MAX = 100;

/** Says what a bare grade is: "8.4 CGPA" for "8.4", "84%" for "84"; others, such as "3.6/4", as typed. */
export function tidyGrade(typed: string): string {
  const grade = typed.trim();
  const points = /^\d+(?:\.\d+)?$/.test(grade) ? Number(grade) : 0;
  if (points <= 0 || points > PERCENT_MAX) return typed;
  return points <= CGPA_MAX ? `${grade} CGPA` : `${grade}%`;
}

/** A year of a number input, which also takes "2e3" and "02019", in its four digits. */
export const tidyYear = (typed: string): string => typed && String(Number(typed));
