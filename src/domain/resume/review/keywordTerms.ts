import { isListed, keyOfTerm, lexiconOf, termsAt, wordsOf, type Lexicon, type Word } from './lexicon';
import { KNOWN_SKILLS, OTHER_ABBREVIATIONS, SAME_THING } from './skills';

/** A keyword of a job ad: a skill, tool, qualification or standard. */
export interface Term {
  readonly key: string;
  /** As first spelled in the ad. */
  readonly text: string;
  /** Number of occurrences. */
  readonly count: number;
}

export interface AdTerms {
  /** The most frequent first, then in the order of the ad. */
  readonly terms: readonly Term[];
  readonly wordCount: number;
}

/** Maximum length of an ad; the longest we have seen has 12,000 characters. */
export const AD_MAX = 100_000;
/** No one works through a longer list. */
const TERMS_MAX = 40;

let skillLexicon: Lexicon | undefined;

/** Built when an ad is first read, because every preview loads this chunk for the review. */
function skills(): Lexicon {
  if (skillLexicon) return skillLexicon;
  const ordinary = new Set(KNOWN_SKILLS.filter(({ isOrdinary }) => isOrdinary).map(({ text }) => text));
  const synonyms = SAME_THING.flat().map((text) => ({ text, isOrdinary: ordinary.has(text) }));
  skillLexicon = lexiconOf([...KNOWN_SKILLS, ...synonyms]);
  return skillLexicon;
}

const unlisted = (texts: readonly string[]): Lexicon =>
  lexiconOf(texts.map((text) => ({ text, isOrdinary: false })));

/** A lexicon of just these terms, for finding them in a text. */
export function lexiconOfTerms(terms: readonly Pick<Term, 'key' | 'text'>[]): Lexicon {
  const keys = new Set(terms.map(({ key }) => key));
  const listed = [...skills()].filter(([, { key }]) => keys.has(key));
  const listedKeys = new Set(listed.map(([, { key }]) => key));
  return new Map([
    ...unlisted(terms.filter(({ key }) => !listedKeys.has(key)).map(({ text }) => text)),
    ...listed,
  ]);
}

/** Abbreviations and tool names that no list can cover: GSTR-1, HACCP, P6. */
const ABBREVIATION =
  /^(?![IVX]+$)(?:\p{Lu}{2,5}s?|(?=(?:\P{N}*\p{N}){1,2}\P{N}*$)\p{Lu}[\p{Lu}\p{N}]{1,4})$/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;

/** Whether a line is in all caps, so that its words aren't taken for abbreviations. */
const isShouted = (line: string): boolean =>
  !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}{4,}/gu)?.length ?? 0) > 1;

/** The number of parts of an unlisted name at a word; 0 if there is none. */
function unlistedAt(words: readonly Word[], first: number): number {
  const word = words[first];
  if (!word || word.before === '.' || word.before === '-' || word.before === '&') return 0;
  let next = first + 1;
  while (words[next]?.before === '-' && (words[next]?.surface.length ?? 0) <= 3) next += 1;
  if (ABBREVIATION.test(word.surface))
    return OTHER_ABBREVIATIONS.has(word.surface.toUpperCase()) ? 0 : next - first;
  return INNER_CAPITAL.test(word.surface) && isListed(words, first) ? 1 : 0;
}

/** What the ad itself lists as skills: "Key skills: stock audit, payroll". */
const LABELLED =
  /^[^\w\n]*(?:[a-z]+ )?(?:skills?|skill ?set|tools|technologies|tech stack|software)(?: required)?[ \t]*[:–-](.+)$/gimu;
const LABELLED_WORDS_MAX = 3;

/** @returns the texts of the items */
function labelledSkills(ad: string): string[] {
  return [...ad.matchAll(LABELLED)].flatMap(([, items = '']) =>
    items
      .split(/[,;|•]|\.(?:\s|$)|\s(?:and|or)\s/)
      .map((item) => item.trim())
      .filter((item) => item !== '' && item.split(/\s+/).length <= LABELLED_WORDS_MAX),
  );
}

/** The words as the ad spells them, with the last full stop of "B.E.". */
function textOf(ad: string, words: readonly Word[]): string {
  const end = words.at(-1)?.end ?? 0;
  const text = ad.slice(words[0]?.start ?? 0, end);
  return /\.\p{Lu}$/u.test(text) && ad[end] === '.' ? `${text}.` : text.replace(/\s+/g, ' ');
}

/** Extracts the terms of a job ad: known skills, abbreviations, and what it lists under a heading for skills. */
export function termsOf(typed: string): AdTerms {
  const ad = typed.replace(/^.*$/gm, (line) => (isShouted(line) ? line.toLowerCase() : line));
  const words = wordsOf(ad);
  const lexicon = new Map([...unlisted(labelledSkills(ad)), ...skills()]);
  const terms = new Map<string, Term>();
  for (let first = 0; first < words.length;) {
    const [known] = termsAt(words, first, lexicon);
    const next = known?.next ?? first + unlistedAt(words, first);
    if (next > first) {
      const text = textOf(ad, words.slice(first, next));
      const key = known?.key ?? keyOfTerm(text);
      const { count, text: spelled } = terms.get(key) ?? { count: 0, text };
      terms.set(key, { key, text: spelled, count: count + 1 });
    }
    first = Math.max(next, first + 1);
  }
  return {
    terms: [...terms.values()].sort((one, other) => other.count - one.count).slice(0, TERMS_MAX),
    wordCount: ad.match(/[^\s\p{P}]\S*/gu)?.length ?? 0,
  };
}
