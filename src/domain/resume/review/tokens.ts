/** A word of a text: as it stands, and as it is compared. */
export interface Token {
  readonly surface: string;
  /** Without case, accents, plural, points and hyphens: `nodejs` for "Node.js" and "node JS" alike. */
  readonly key: string;
  /** No word before it in its sentence: a capital says nothing there. */
  readonly isFirst: boolean;
}

/** Words between two marks of punctuation: no term reaches over a mark. */
export type Phrase = readonly Token[];

/** Zero-width joiners belong to words of Indic scripts. */
const JOINERS = '\\u200C|\\u200D';

/** Letters and digits of any script, what joins them inside ("Node.js", "CI/CD", "full-stack") and ends them ("C++", "C#"). */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])\\.?[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*(?:(?:[.'’&/-]|${JOINERS})[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*)*(?:\\+\\+|#)?`,
  'gu',
);
const INNER_MARKS = new RegExp(`[.'’&/-]|${JOINERS}`, 'gu');
const SENTENCE_END = /[\n\r!?।]+|\.(?=\s|$)/u;
const MARK = /[,;:()[\]{}<>"“”„|•·–—*=]+|\s-\s/u;
/** Parts of "CI/CD", "UI/UX", "R&D" belong together; those of "design/development" don't. */
const SHORT_PART_MAX = 3;
/** Shorter words end in an s of their own: "gas", "SAS"; so do "Node.js" and "analysis". */
const PLURAL_MIN = 4;

function singular(word: string): string {
  if (word.length < PLURAL_MIN || !/^[a-z]+s$/.test(word) || /(?:ss|us|js|[stx]is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > PLURAL_MIN) return `${word.slice(0, -3)}y`;
  return /(?:ches|shes|sses|xes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** What words are compared by. */
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
  /** It was cut off the word before it: "design/development" is no term of two words. */
  readonly isCut: boolean;
}

/** The words of a text, where they stand. */
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

/** The words of a piece without marks, cut where a slash parts two of them. */
function piecesOf(text: string): string[][] {
  const pieces: string[][] = [[]];
  for (const { surface, isCut } of wordsAt(text)) {
    if (isCut) pieces.push([surface]);
    else pieces.at(-1)?.push(surface);
  }
  return pieces;
}

/** A function that does its work once for each word: a long text has few different ones. */
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

/** Cuts a text into phrases. */
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

/** Words of the longest term. */
export const TERM_WORDS_MAX = 3;

/** First and last position (exclusive) of every term in a text, the longest where two begin at one place. */
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
