import { latinDigits } from '../../digits';
import { ARROW, SIGNS, withoutBullet } from '../bullets';
import { momentsIn, REST_OF_DATES, UNTIL, type Span } from './moments';

/** What a text is, judged by its form alone. */
export type Form = 'text' | 'date' | 'email' | 'phone' | 'link' | 'grade';

/** A part of a text and its form. All parts together are the whole text. */
type FormPart = readonly [text: string, form: Form];

/** Whether a text begins with the number of a list, such as "1." or "2)". */
export const hasNumber = (text: string): boolean => /^\s*\d{1,2}[.)](?=\s|$)/.test(text);

/** The number of an entry is not a part of it. */
const EDGES_START = new RegExp(
  `^\\.\\s+|^\\d{1,2}[.)]\\s+|^(?:${ARROW}|[\\s${SIGNS}\\p{So}*|~,;:/–—-])+`,
  'u',
);
const EDGES_END = /[\s\p{Emoji_Presentation}•·|~,;:/–—-]+$/u;

function withoutEdge(text: string): string {
  const inner = text
    .replace(EDGES_START, '')
    .replace(EDGES_END, '')
    .replace(/\((?:from|since)$/i, '');
  if (/^[([][^()[\]]*[)\]]$/.test(inner)) return inner.slice(1, -1);
  const isPaired = inner.split(/[([]/).length === inner.split(/[)\]]/).length;
  return inner.replace(isPaired ? /^[)\]]+|[([]+$/g : /^[()[\]]+|[()[\]]+$/, '');
}

/** No text of a field is longer. Each round below takes one bracket, so a line of 80,000 of them would take minutes. */
const LONGEST = 5000;

/** Without separators around it and without unmatched brackets; a text too long for any field is left alone. */
export function cleaned(text: string): string {
  if (text.length > LONGEST) return text;
  let [before, inner] = ['', text];
  while (inner !== before) [before, inner] = [inner, withoutEdge(inner)];
  return inner;
}

/** The text of a field without what only sets it off: a bullet, and separators around it. */
export const bareText = (text: string): string => cleaned(withoutBullet(text));

/** All parts have limits, so that a long word takes no longer than a text of its length. */
const EMAIL = /[^\s@|,;:()<[]{1,64}@[^\s@|,;()>]{1,190}\.\p{L}{2,60}/u;
/** A bare host in lower case only, because "B.Com" and "ASP.NET" aren't hosts. */
const LINK = new RegExp(
  [
    '(?:[Hh]ttps?:\\/\\/|[Ww]{3}\\.)\\S+',
    '(?<![@\\w.])(?:[\\w-]{2,63}\\.){1,5}[a-z]{2,63}\\/\\S*',
    '(?<![@\\w.])(?:[a-z\\d-]{2,63}\\.){1,5}(?:com|org|net|in|io|dev|me|co|edu|app|ai|uk)\\b(?!\\.\\w)',
  ].join('|'),
);
const PHONE = new RegExp(
  [
    // E.164 allows 15 digits including the country code; their grouping differs by country.
    '\\(?\\+\\d(?:[\\s().-]{0,2}\\d){6,14}(?!\\d)',
    // Six digits are a PIN code.
    // A letter before it makes it the number of a passport.
    '(?<![\\d/.]|\\b[A-Z])(?!\\d{3}\\s?\\d{3}(?![\\s.-]?\\d))(?:0\\d{2,4}\\s?[–-]\\s|\\d{1,3}[\\s.-]?)?(?:\\(\\d{2,5}\\)[\\s.-]?)?\\d{3,5}[\\s.-]?\\d{3,5}(?:[\\s.-]?\\d{2,5})?(?!\\d)',
  ].join('|'),
);
const NUMBER = '\\d{1,2}(?:\\.\\d{1,2})?';
/** Also of a semester, a year or overall: SGPA, YGPA, OGPA. */
const GPA = '(?<![a-z])[cosy]?gpa(?![a-z])';
/** Out of 4, 4.33, 5, 7, 10 or 100: neither the house 12/4 nor 24/7. */
const OUT_OF =
  '(?<![\\d.])(?:(?:\\d(?:\\.\\d{1,2})?|10(?:\\.0{1,2})?)\\s*\\/\\s*(?:4\\.33?|(?:[457]|10)(?:\\.0{1,2})?)|\\d{2}(?:\\.\\d{1,2})?\\s*\\/\\s*100)(?![\\d.])';
const GRADE = new RegExp(
  [
    `(?:(?:${GPA}|percentage|grade|score)\\s*(?:of)?\\s*[:–-]?\\s*)?(?:${OUT_OF}(?:\\s*${GPA})?|${NUMBER}\\s*${GPA})`,
    '\\b(?:\\d{2}\\s?[–-]\\s?)?\\d{2,3}(?:\\.\\d{1,2})?\\s*%',
    `${GPA}\\s*[:–-]?\\s*${NUMBER}`,
    '\\b(?:first|second|third|(?:1|I)st|(?:2|II)nd|(?:3|III)rd) (?:class|division)(?: with distinction)?',
    // Between separators only: an "A Grade College" is a name, and "Grade B" often a post.
    '(?<=(?:^|[,|(•·–—-])\\s?)[A-F][12]?[+-]?\\s+grade(?=\\s*(?:$|[,|()•·–—-]))',
  ].join('|'),
  'i',
);

const spansOf = (pattern: RegExp): ((text: string) => Span[]) => {
  const all = new RegExp(pattern, `g${pattern.flags}`);
  return (text) => [...text.matchAll(all)].map(({ index, 0: whole }) => [index, index + whole.length]);
};

/** Most specific first. */
const FORMS: readonly (readonly [Form, (text: string) => readonly Span[]])[] = [
  ['email', spansOf(EMAIL)],
  ['link', spansOf(LINK)],
  ['date', momentsIn],
  ['grade', spansOf(GRADE)],
  ['phone', spansOf(PHONE)],
];

/** Separators of fields on a line. A dash or an arrow counts only between spaces. */
const SEPARATOR = new RegExp(
  `(?=\\s*[|•·▪])|(?=\\s~\\s)|(?=\\s+(?:[–—/-]|${ARROW})\\s(?!\\d{3} ?\\d{3}(?!\\d)))|(?=\\s{2,})|(?=\\t)|(?=\\s(?:from|since)\\s*$)`,
  'iu',
);

/** Splits a text around everything that has one of the forms. */
function split(text: string, forms: typeof FORMS): FormPart[] {
  const [first, ...others] = forms;
  if (!first) return text.split(SEPARATOR).map((part) => [part, REST_OF_DATES.test(part) ? 'date' : 'text']);
  const [form, find] = first;
  const parts: FormPart[] = [];
  let done = 0;
  for (const [start, end] of [...find(text), [text.length, text.length]] as const) {
    if (start > done) parts.push(...split(text.slice(done, start), others));
    if (end > start) parts.push([text.slice(start, end), form]);
    done = end;
  }
  return parts;
}

const ONLY_SEPARATOR = new RegExp(`^(?:[().]+|in|with|from|since|${UNTIL}|में)?$`, 'i');
const isSeparator = (text: string): boolean => ONLY_SEPARATOR.test(cleaned(text));

/** Splits a text where its form changes, and at separators, which go with the next part, or at the end with the last. */
function partsIn(text: string): FormPart[] {
  const parts: FormPart[] = [];
  let waiting = '';
  for (const [part, form] of REST_OF_DATES.test(text) ? [[text, 'date'] as const] : split(text, FORMS)) {
    if (isSeparator(part)) waiting += part;
    else parts.push([waiting + part, form]);
    if (!isSeparator(part)) waiting = '';
  }
  const last = parts.pop() ?? ['', 'text' as const];
  return [...parts, [last[0] + waiting, last[1]]];
}

/** The same in the digits of any script, of which a few take two characters. */
export function formParts(text: string): FormPart[] {
  const latin = latinDigits(text);
  if (latin.length < text.length) return partsIn(text);
  let end = 0;
  return partsIn(latin).map(([part, form]) => [text.slice(end, (end += part.length)), form]);
}

/** What surrounds the number in "from 2019", "with 62 %" and "2019 to till date." */
const AROUND_NUMBERS = new RegExp(
  `^(?:to|until|from|in|with|से|ते|முதல்)\\s+(?!(?:date|present|now|today)\\b)|\\.$|(?<=\\p{Nd})\\s+${UNTIL}$`,
  'giu',
);

/** What a part says: addresses keep all their characters but those of the sentence around them. */
export function valueOf([text, form]: FormPart): string {
  if (form === 'date' || form === 'grade') return cleaned(text).replace(AROUND_NUMBERS, '');
  const [address] = (form === 'link' ? LINK : EMAIL).exec(text) ?? [];
  return (form === 'link' || form === 'email') && address ? address.replace(/[.,;)]+$/, '') : cleaned(text);
}
