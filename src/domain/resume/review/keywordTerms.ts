import { AD_WORDS, KNOWN_PHRASES, KNOWN_WORDS, STOP_WORDS } from './keywordWords';
import { keyOf, once, phrasesOf, TERM_WORDS_MAX, type Phrase, type Token } from './tokens';

/** A keyword of a job ad. */
export interface Term {
  readonly key: string;
  /** The most frequent spelling in the ad. */
  readonly text: string;
  /** Number of occurrences. */
  readonly count: number;
}

export interface AdTerms {
  /** Sorted by importance. */
  readonly terms: readonly Term[];
  readonly wordCount: number;
  /** Whether the ad was longer than `AD_MAX`. */
  readonly isCut: boolean;
}

/** Maximum length of an ad; the longest we have seen has 12,000 characters. */
export const AD_MAX = 100_000;
/** Nobody works through a longer list. */
const TERMS_MAX = 40;
/** Lines with at most this many words count as list items, in which a capitalized word is a name. */
const LIST_ITEM_WORDS = 3;

const keysOf = (words: Iterable<string>): Set<string> => new Set([...words].map(keyOf));
const STOP_KEYS = keysOf(STOP_WORDS);
const AD_KEYS = keysOf(AD_WORDS);
const KNOWN_KEYS = keysOf(KNOWN_WORDS);
const KNOWN_PHRASE_KEYS = new Set(KNOWN_PHRASES.map((phrase) => phrase.split(' ').map(keyOf).join('')));

/** Suffixes of nouns that name a skill or a subject. */
const NOUN_ENDING = /(?:tion|sion|ment|ness|ity|ics|logy|graphy|ship|ance|ence|ware|ing|ist|ering|nomy)s?$/;

const hasCapital = (surface: string): boolean => /^\p{Lu}/u.test(surface);
/** Matches "SQL", "TypeScript", "C++", "Node.js", "S3": spellings that common words don't have. */
const isMarked = (surface: string): boolean =>
  /\p{Lu}\P{Ll}*\p{Lu}|\p{Ll}\p{Lu}|[+#]|\p{L}\p{N}|\p{L}\.\p{L}|^\.\p{L}/u.test(surface);

/** Single letters are never terms, except for two programming languages. */
const isTooShort = (surface: string): boolean => surface.length < 2 && surface !== 'C' && surface !== 'R';

/** Whether a word can be part of a term: no stop word, no number, no word common to all ads. */
function isTermWord(surface: string): boolean {
  const key = keyOf(surface);
  if (STOP_KEYS.has(key) || !/\p{L}/u.test(surface) || isTooShort(surface)) return false;
  return KNOWN_KEYS.has(key) || isMarked(surface) || !AD_KEYS.has(key);
}

type WordTest = (surface: string) => boolean;

interface Tally {
  count: number;
  readonly surfaces: Map<string, number>;
  /** Capitalized as a name at least once. */
  isName: boolean;
  readonly words: number;
  readonly first: number;
}

function spell(tokens: readonly Token[]): { key: string; surface: string } {
  return {
    key: tokens.map(({ key }) => key).join(''),
    surface: tokens.map(({ surface }) => surface).join(' '),
  };
}

/** Whether capitals mark a name; at the start of a sentence they don't, unless the line is a short list item. */
const isNamed = (tokens: readonly Token[], phrase: Phrase): boolean =>
  tokens.every(({ surface }) => hasCapital(surface)) &&
  (tokens[0]?.isFirst === false || phrase.length <= Math.min(LIST_ITEM_WORDS, tokens.length));

/** Multi-word terms: known phrases, repeated ones, and names. */
function phraseKeys(phrases: readonly Phrase[], isUsable: WordTest): Set<string> {
  const accepted = new Set(KNOWN_PHRASE_KEYS);
  const seen = new Set<string>();
  for (const phrase of phrases) {
    const usable = phrase.map(({ surface }) => isUsable(surface));
    for (let start = 0; start < phrase.length; start += 1) {
      let key = '';
      for (let end = start; end < start + TERM_WORDS_MAX && usable[end]; end += 1) {
        key += phrase[end]?.key ?? '';
        if (end === start) continue;
        if (!accepted.has(key) && (seen.has(key) || isNamed(phrase.slice(start, end + 1), phrase)))
          accepted.add(key);
        seen.add(key);
      }
    }
  }
  return accepted;
}

/** Number of words in the longest accepted term at `start`; 1 if there is none. */
function longestAt(phrase: Phrase, start: number, accepted: ReadonlySet<string>): number {
  let key = '';
  let longest = 1;
  for (let size = 1; size <= TERM_WORDS_MAX && start + size <= phrase.length; size += 1) {
    key += phrase[start + size - 1]?.key ?? '';
    if (size > 1 && accepted.has(key)) longest = size;
  }
  return longest;
}

/** Counts every term, taking the longest at each position. */
function tally(
  phrases: readonly Phrase[],
  accepted: ReadonlySet<string>,
  isUsable: WordTest,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  let position = 0;
  const add = (words: readonly Token[], phrase: Phrase) => {
    const { key, surface } = spell(words);
    const known = tallies.get(key);
    const entry = known ?? {
      count: 0,
      surfaces: new Map<string, number>(),
      isName: false,
      words: words.length,
      first: position,
    };
    entry.count += 1;
    entry.surfaces.set(surface, (entry.surfaces.get(surface) ?? 0) + 1);
    entry.isName ||= isNamed(words, phrase) || words.some((word) => isMarked(word.surface));
    if (!known) tallies.set(key, entry);
  };
  for (const phrase of phrases)
    for (let start = 0; start < phrase.length; position += 1) {
      const size = longestAt(phrase, start, accepted);
      const words = phrase.slice(start, start + size);
      if (size > 1 || words.every(({ surface }) => isUsable(surface))) add(words, phrase);
      start += size;
    }
  return tallies;
}

/** A single word is a term if it is known, a name, repeated, a noun by its suffix, or in a non-Latin script. */
function isTerm(key: string, { count, isName, words }: Tally): boolean {
  if (words > 1 || isName || KNOWN_KEYS.has(key) || count > 1) return true;
  return NOUN_ENDING.test(key) || /\P{Script=Latin}/u.test(key.replace(/[\p{N}+#]/gu, ''));
}

/** Ranks repeated and known terms, names and phrases higher. */
function weight(key: string, { count, isName, words }: Tally): number {
  const known = KNOWN_KEYS.has(key) || KNOWN_PHRASE_KEYS.has(key) ? 2 : 0;
  return 2 * Math.log2(1 + count) + known + (isName ? 1 : 0) + (words - 1);
}

const mostOften = (surfaces: ReadonlyMap<string, number>): string =>
  [...surfaces].reduce<[string, number]>((best, next) => (next[1] > best[1] ? next : best), ['', 0])[0];

/** Extracts the terms of a job ad: skills and nouns of one to three words. */
export function termsOf(ad: string): AdTerms {
  const phrases = phrasesOf(ad.slice(0, AD_MAX));
  const isUsable = once(isTermWord);
  const ranked = [...tally(phrases, phraseKeys(phrases, isUsable), isUsable)]
    .filter(([key, entry]) => isTerm(key, entry))
    .map(([key, entry]) => ({ key, entry, weight: weight(key, entry) }))
    .sort((one, other) => other.weight - one.weight || one.entry.first - other.entry.first)
    .slice(0, TERMS_MAX);
  return {
    terms: ranked.map(({ key, entry }) => ({ key, text: mostOften(entry.surfaces), count: entry.count })),
    wordCount: phrases.reduce((sum, phrase) => sum + phrase.length, 0),
    isCut: ad.length > AD_MAX,
  };
}
