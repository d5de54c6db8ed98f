import { monthName, monthOf, PRESENT, readDate, type DateFormat } from './dates';

/** A month in digits or with a short year. */
const IN_DIGITS: ReadonlySet<DateFormat | undefined> = new Set(['07/2020', '2020-07', 'Jul ’20']);

/**
 * The start or end of a job as the sheet prints it: "Jul 2019" for "07/2019", "Present" for "till date". Months in words, years
 * and other texts are printed as typed.
 */
export function printedMonth(typed: string): string {
  const date = readDate(typed, monthOf(new Date()));
  if (date?.format === 'Present') return PRESENT;
  return date && IN_DIGITS.has(date.format) ? monthName(date.first) : typed.trim();
}

/** Grade points of Indian universities go up to ten. */
const CGPA_MAX = 10;
const PERCENT_MAX = 100;

/** A grade that says what it is: "8.4 CGPA" for "8.4", "84%" for "84"; others, such as "3.6/4", as typed. */
export function printedGrade(typed: string): string {
  const grade = typed.trim();
  const value = /^\d+(?:\.\d+)?$/.test(grade) ? Number(grade) : 0;
  if (value <= 0 || value > PERCENT_MAX) return grade;
  return value <= CGPA_MAX ? `${grade} CGPA` : `${grade}%`;
}
