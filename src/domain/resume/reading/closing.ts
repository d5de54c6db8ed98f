import { inEnglish } from './indianWords';
import { sentenceOf, type Line } from './lines';

/** Ends many Indian resumes, often without a heading. */
const DECLARATION =
  /^I (?:do )?(?:(?:hereby|solemnly) (?:declare|affirm|certify)|(?:declare|certify) that)\b|^मैं\s.{0,40}(?:घोषणा|घोषित|प्रमाणित)/i;

export const isDeclaration = (text: string): boolean => DECLARATION.test(text);

/** Maximum number of lines with which a resume is signed: place, date, greeting, name. */
const LINES_MAX = 5;
const PLACE = /^place\s*[:–-]/i;
const DATE = /^dated?\s*[:–-]/i;

/** How many of the last lines are the place and the date at which a resume was signed, and what is below them. */
export function closingOf(lines: readonly Line[]): number {
  const last = lines.slice(-LINES_MAX).map(({ cells }) => inEnglish(sentenceOf(cells)));
  const lineOf = (pattern: RegExp) => last.findIndex((text) => pattern.test(text));
  const [place, date] = [lineOf(PLACE), lineOf(DATE)] as const;
  if (place < 0 || date < 0 || Math.abs(place - date) !== 1) return 0;
  return last.length - Math.min(place, date);
}
