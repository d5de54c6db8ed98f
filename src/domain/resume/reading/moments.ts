/** Dates and periods in texts, as resumes write them. */

import { MONTHS } from '../../months';
import { ARROW } from '../bullets';
import { ONGOING } from '../dates';
import { indianFor } from './indianWords';

/** A part of a text, by its offsets. */
export type Span = readonly [start: number, end: number];

/** The edge of a word, also in scripts that `\b` doesn't know. */
const EDGE = '(?<![\\p{L}\\p{M}\\p{N}_])';
const END = '(?![\\p{L}\\p{M}\\p{N}_])';

const ENGLISH_MONTHS = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|t)?`);
const INDIAN_MONTHS = MONTHS.map((name) => indianFor(name.slice(0, 3).toLowerCase()));
const MONTH = `(?:${[...ENGLISH_MONTHS, ...INDIAN_MONTHS].join('|')})\\.?`;
const TO_NOW = `(?:${ONGOING}|onwards?|${indianFor('present')})`;
const YEAR = '(?:19|20)\\d{2}';
const DAY = `${EDGE}(?:\\d{1,2}(?:st|nd|rd|th)?[\\s./-])?`;
const NAMED_MONTH = `${DAY}${MONTH}`;
const NAMED = `${NAMED_MONTH}(?:[\\s,/-]{0,2}(?:${YEAR}|['’]\\d{2})|-\\d{2})`;
const MOMENT = [
  NAMED,
  `${DAY}\\d{1,2}[./-]${YEAR}`,
  `${EDGE}${YEAR}[./-](?:0[1-9]|1[0-2])(?!\\d)`,
  // A year of accounts or of a school.
  `${EDGE}${YEAR}(?:[–-](?:00|1[3-9]|[2-9]\\d))?`,
].join('|');
const DASH = `(?:\\s*(?:${ARROW}|[–—−-])\\s*|\\s+(?:to|until|से|ते|முதல்)\\s+)`;
/** Follows the date. */
export const UNTIL = '(?:तक|पर्यंत|வரை)';
/** "07/19" or "15/07/19": a date beside another one, or under a label. */
const SHORT = `${EDGE}(?:\\d{1,2}[./-](?:0?[1-9]|1[0-2])[./-]|(?:0[1-9]|1[0-2])[./])\\d{2}`;
const DATES = new RegExp(
  [
    `(${MOMENT})${END}(${DASH}(?:${MOMENT}|${TO_NOW})${END}|\\s+(?:till (?:date|now)|to date|onwards?)${END})?`,
    `(${SHORT})(${DASH}(?:${SHORT}|${MOMENT}|${TO_NOW})${END})`,
    // The year of "May – Jul 2019" is that of its end.
    `(${NAMED_MONTH})(${DASH}(?:${NAMED})${END})`,
  ].join('|'),
  'giu',
);
const ONLY_SHORT = new RegExp(`^${SHORT}$`, 'u');
const ONLY_ONGOING = new RegExp(`^${TO_NOW}$`, 'i');
/** The rest of a period that begins on another line. */
export const REST_OF_DATES = new RegExp(`^(?:${DASH}|\\s*)(?:${MONTH}|${TO_NOW})\\s*$`, 'iu');

export const isShortDate = (text: string): boolean => ONLY_SHORT.test(text);
export const isOngoing = (text: string): boolean => ONLY_ONGOING.test(text);

/** The moments in a text; the second of a period begins with its dash. */
export function momentsIn(text: string): Span[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(DATES)].flatMap(
    ({ index, 0: whole, 1: first, 3: short, 5: month = '' }): Span[] => {
      const start = first ?? short ?? month;
      const [middle, end] = [index + start.length, index + whole.length];
      return end > middle
        ? [
            [index, middle],
            [middle, end],
          ]
        : [[index, middle]];
    },
  );
}
