/** A word of a text, or a part of one with inner punctuation: "Node.js" and "R&D" have two parts. */
export interface Word {
  readonly surface: string;
  /** For comparison: without case, accents and possessive endings. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What precedes it: punctuation inside a word, a space, or `break` where a term can't continue (a comma, a line's end). */
  readonly before: 'break' | 'space' | '.' | '-' | '/' | '&';
  /** Whether it begins a sentence or a line, where a capital doesn't mark a name. */
  readonly isFirst: boolean;
}

/** Letters and digits of any script, an inner apostrophe or joiner, and the endings of C++ and C#. */
const WORD =
  /(?:(?<![\p{L}\p{N}])\.(?=NET\b))?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\u200C\u200D][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*(?:\+\+|#)?/giu;
const SENTENCE_END = /[\n\r.!?।]|^$/;
/** Addresses aren't words. Lengths are bounded, so that no text takes quadratic time. */
const ADDRESS =
  /[^\s@]{1,64}@\S+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|in|org)\b(?:\/\S*)?/g;

function keyOf(surface: string): string {
  const plain = surface
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return plain
    .replace(/(?<=^\p{Lu}{2,})s$/u, '')
    .toLowerCase()
    .replace(/['’]s$/, '');
}

function gapOf(gap: string, previous: string, isLower: boolean): Word['before'] {
  if (gap === '.' || gap === '-' || gap === '/' || gap === '&') return gap;
  // If the next line starts in lower case, an e-mail or a PDF broke the sentence.
  if (/^[ \u00A0]+$/.test(gap) || (/^\s+$/.test(gap) && isLower)) return 'space';
  // A term continues after the full stop of an initial: "R. Kumar", "B. Com".
  return /^\. +$/.test(gap) && /^(?:\p{Lu}|Sc|Com|Tech|Ed|Pharm)$/u.test(previous) ? 'space' : 'break';
}

/** The words of a text. Addresses are skipped. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const blanked = text.replace(ADDRESS, (address) => '\n'.repeat(address.length));
  for (const { 0: surface, index: start } of blanked.matchAll(WORD)) {
    const previous = words.at(-1);
    const gap = blanked.slice(previous?.end ?? 0, start);
    const before = previous ? gapOf(gap, previous.surface, /^\p{Ll}/u.test(surface)) : 'break';
    const isFirst = before === 'break' && (!previous || SENTENCE_END.test(gap));
    words.push({ surface, key: keyOf(surface), start, end: start + surface.length, before, isFirst });
  }
  return words;
}

/** The key of a term: the keys of its words, separated by spaces, so that "no SQL" is not NoSQL. */
export const keyOfTerm = (text: string): string =>
  wordsOf(text)
    .map(({ key }) => key)
    .join(' ');

/** Terms by the keys under which they may appear in a text. */
export type Lexicon = ReadonlyMap<string, LexiconTerm>;
interface LexiconTerm {
  readonly key: string;
  /** Whether it is also an ordinary word, such as Go or Excel, so that it counts only where it is used as a name. */
  readonly isOrdinary: boolean;
}

/** Maximum number of words in a term. */
const WORDS_MAX = 4;
/** Minimum length of a term without its spaces; a shorter one could be another word: B.E., R&D. */
const CLOSED_MIN = 4;

/** Names have no plural: "canvas" is not Canva. */
const ENDS_LOWER = /(?:^|[ -])\p{Ll}+$/u;

function plural(key: string): string {
  const [head = '', ...rest] = key.split(/(?= of )/);
  if (rest.length > 0) return plural(head) + rest.join('');
  if (/[^aeiou]y$/.test(key)) return `${key.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(key) ? `${key}es` : `${key}s`;
}

/** Builds a lexicon. Terms of several words may also be written as one: "frontend", "NodeJS". */
export function lexiconOf(terms: Iterable<{ readonly text: string; readonly isOrdinary: boolean }>): Lexicon {
  const lexicon = new Map<string, LexiconTerm>();
  for (const { text, isOrdinary } of terms) {
    const key = keyOfTerm(text);
    const term = { key, isOrdinary };
    const closed = key.replaceAll(' ', '');
    lexicon.set(key, term);
    if (closed.length >= CLOSED_MIN && !lexicon.has(closed)) lexicon.set(closed, term);
    if (ENDS_LOWER.test(text) && !lexicon.has(plural(key))) lexicon.set(plural(key), term);
  }
  return lexicon;
}

/** Words that join or introduce the items of a list of names. */
const BEFORE_NAME = new Set('in and or with using of like either advanced core basic'.split(' '));
const AFTER_NAME = new Set(
  'and or developer engineer programmer programming language service services'.split(' '),
);

function isBreak(word: Word | undefined): boolean {
  return word === undefined || word.before === 'break' || word.before === '/';
}

/** Whether a word is an item of a list: on either side is a break, or a word of `BEFORE_NAME` or `AFTER_NAME`. */
export function isListed(words: readonly Word[], at: number): boolean {
  const [previous, next] = [words[at - 1], words[at + 1]];
  const opens = isBreak(words[at]) || (words[at]?.before === 'space' && BEFORE_NAME.has(previous?.key ?? ''));
  return opens && (isBreak(next) || (next?.before === 'space' && AFTER_NAME.has(next.key)));
}

/**
 * Whether an ordinary word is used as a name: capitalized, in a list, or in a line of one or two words. A capital is not enough
 * for Go, C and R, which may be a verb, a vitamin and an initial.
 */
function isName(words: readonly Word[], at: number): boolean {
  const { surface = '', key = '', before = 'break', isFirst = false } = words[at] ?? {};
  const isCapital = /^\p{Lu}/u.test(surface);
  if (key.length < 3) {
    const isAfterIn = before === 'space' && ['in', 'using'].includes(words[at - 1]?.key ?? '');
    return isCapital && (isAfterIn || isListed(words, at));
  }
  if (isCapital && !isFirst) return true;
  return isListed(words, at) || (isFirst && [1, 2].some((ahead) => isBreak(words[at + ahead])));
}

/** A term found in a text, from `words[first]` up to but excluding `words[next]`. */
export interface Found {
  readonly key: string;
  readonly first: number;
  readonly next: number;
}

/** Every term of the lexicon that starts at a word, the longest first. */
export function termsAt(words: readonly Word[], first: number, lexicon: Lexicon): Found[] {
  const found: Found[] = [];
  let spaced = '';
  let closed = '';
  for (let next = first + 1; next <= Math.min(first + WORDS_MAX, words.length); next += 1) {
    const word = words[next - 1];
    if (!word || (next > first + 1 && word.before === 'break')) break;
    spaced += spaced === '' ? word.key : ` ${word.key}`;
    closed = next === first + 1 || (closed !== '' && word.before !== 'space') ? closed + word.key : '';
    const term = lexicon.get(spaced) ?? lexicon.get(closed);
    if (term && (!term.isOrdinary || isName(words, first))) found.unshift({ key: term.key, first, next });
  }
  return found;
}

/** Start and end (exclusive) of every term in a text. Terms may overlap. */
export function termRanges(
  text: string,
  lexicon: Lexicon,
): (readonly [start: number, end: number, key: string])[] {
  const words = wordsOf(text);
  return words.flatMap((word, first) =>
    termsAt(words, first, lexicon).map(
      ({ key, next }) => [word.start, words[next - 1]?.end ?? word.end, key] as const,
    ),
  );
}
