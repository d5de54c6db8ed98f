import { inEnglish } from './indianWords';
import type { Line } from './lines';
import { isTown } from './vocabulary';

/** Ends many Indian resumes, often without a heading. */
const DECLARATION = new RegExp(
  [
    '^(?:declaration\\W+)?I,?\\s(?:.{0,60}?\\s)?(?:hereby|solemnly|(?:declare|affirm|certify) that)\\b',
    '^(?:all )?(?:the )?(?:above )?(?:information|particulars|details|statements|facts)\\b.{0,80}\\b(?:true|correct)\\b.{0,60}\\bknowledge\\b',
    '^declaration\\W*$',
    '^references?\\b.{0,60}\\b(?:up)?on (?:request|demand)\\b',
    '^मैं\\s.{0,40}(?:घोषणा|घोषित|प्रमाणित)',
  ].join('|'),
  'i',
);

/** Whether a text declares that the resume is true, or says nothing about referees: neither belongs to the section above. */
export const isDeclaration = (text: string): boolean => DECLARATION.test(text);

/** Maximum number of lines with which a resume is signed: place, date, greeting, name. */
const LINES_MAX = 5;
const PLACE = /^place\s*[:–-]/i;
const DATE = /^dated?\s*[:–-]/i;
const SIGNATURE =
  /^\W*(?:(?:applicant|candidate)['’]?s? )?signature\b|^yours (?:sincerely|faithfully|truly)\b/i;
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;

/** How many of the last lines sign the resume: a place and a date, or a signature, with what is around them. */
export function closingOf(lines: readonly Line[]): number {
  const last = lines.slice(-LINES_MAX).map(({ cells }) => cells.map(({ text }) => inEnglish(text)));
  const lineOf = (pattern: RegExp) => last.findIndex((texts) => texts.some((text) => pattern.test(text)));
  const [place, date, signature] = [lineOf(PLACE), lineOf(DATE), lineOf(SIGNATURE)] as const;
  const isDated = place >= 0 && date >= 0 && Math.abs(place - date) <= 1;
  if (!isDated && signature < 0) return 0;
  const marked = [place, date, signature].filter((line) => line >= 0);
  const isBare = ([text = '']: readonly string[] = []) => DAY.test(text) || isTown(text);
  let first = Math.min(...marked);
  while (isBare(last[first - 1])) first -= 1;
  return last.length - first;
}
