/** A word as written and its key for comparison. */
export interface Token {
  readonly surface: string;
  /** Without case, accents, plural endings, dots and hyphens: `nodejs` for "Node.js". */
  readonly key: string;
  /** Whether it is the first word of its sentence, where a capital doesn't mark a name. */
  readonly isFirst: boolean;
}

/** Words between punctuation marks; terms never span a mark. */
export type Phrase = readonly Token[];

/** Words in Indic scripts can contain zero-width joiners. */
const JOINERS = '\\u200C|\\u200D';

/** Letters and digits of any script, with inner marks ("Node.js", "CI/CD", "full-stack") and endings ("C++", "C#"). */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])\\.?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*(?:(?:[.'’&/-]|${JOINERS})[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*)*(?:\\+\\+|#)?`,
  'gu',
);
const INNER_MARKS = new RegExp(`[.'’&/-]|${JOINERS}`, 'gu');
const SENTENCE_END = /[\n\r!?।]+|\.(?=\s|$)/u;
const MARK = /[,;:()[\]{}<>"“”„|•·–—*=]+|\s-\s/u;
/** Short parts ("CI/CD", "UI/UX", "R&D") belong together; longer ones ("design/development") don't. */
const SHORT_PART_MAX = 3;
/** Shorter words, such as "gas" or "SAS", have an s of their own. */
const PLURAL_MIN = 4;

function singular(word: string): string {
  if (word.length < PLURAL_MIN || !/^[a-z]+s$/.test(word) || /(?:ss|us|js|[stx]is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > PLURAL_MIN) return `${word.slice(0, -3)}y`;
  return /(?:ches|shes|sses|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Normalizes a word for comparison (see `Token.key`). */
export function keyOf(surface: string): string {
  const plain = surface
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s$/, '');
  if (plain === '.net') return 'dotnet';
  return singular(plain.replace(INNER_MARKS, ''));
}

interface Word {
  readonly surface: string;
  /** Position of its first character in the text. */
  readonly start: number;
  /** Split off the previous word: "design/development" is not a two-word term. */
  readonly isCut: boolean;
}

/** The words of a text with their positions. */
function wordsAt(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: surface, index }) => {
    const parts = surface.split(/[/&]/);
    if (parts.every((part) => part.length <= SHORT_PART_MAX))
      return [{ surface, start: index, isCut: false }];
    let start = index;
    return parts.map((part, position) => {
      const word = { surface: part, start, isCut: position > 0 };
      start += part.length + 1;
      return word;
    });
  });
}

/** The words of a text without punctuation, split at slashes. */
function piecesOf(text: string): string[][] {
  const pieces: string[][] = [[]];
  for (const { surface, isCut } of wordsAt(text)) {
    if (isCut) pieces.push([surface]);
    else pieces.at(-1)?.push(surface);
  }
  return pieces;
}

/** Memoizes a function by word, since long texts have few distinct words. */
export function once<Result>(work: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = work(word);
    known.set(word, result);
    return result;
  };
}

/** Splits a text into phrases. */
export function phrasesOf(text: string): Phrase[] {
  const keyOnce = once(keyOf);
  return text.split(SENTENCE_END).flatMap((sentence) => {
    let isFirst = true;
    return sentence
      .split(MARK)
      .flatMap(piecesOf)
      .map((words) =>
        words.map((surface) => {
          const token = { surface, key: keyOnce(surface), isFirst };
          isFirst = false;
          return token;
        }),
      )
      .filter((phrase) => phrase.length > 0);
  });
}

/** Maximum number of words in a term. */
export const TERM_WORDS_MAX = 3;

/** Start and end (exclusive) of every term in a text, preferring the longest at each position. */
export function termRanges(text: string, keys: ReadonlySet<string>): (readonly [number, number])[] {
  const words = wordsAt(text);
  const ranges: (readonly [number, number])[] = [];
  for (let first = 0; first < words.length;) {
    let key = '';
    let length = 0;
    const start = words[first]?.start ?? 0;
    let end = start;
    for (const [position, word] of words.slice(first, first + TERM_WORDS_MAX).entries()) {
      const before = words[first + position - 1];
      if (position > 0 && before && /\S/.test(text.slice(before.start + before.surface.length, word.start)))
        break;
      key += keyOf(word.surface);
      if (!keys.has(key)) continue;
      length = position + 1;
      end = word.start + word.surface.length;
    }
    if (length > 0) ranges.push([start, end]);
    first += Math.max(length, 1);
  }
  return ranges;
}
