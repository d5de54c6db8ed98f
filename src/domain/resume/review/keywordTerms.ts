import { aboutTheWork } from './aboutTheWork';
import { keyOfTerm, lexiconOf, termsAt, wordsOf, type Lexicon, type Word } from './lexicon';
import { KNOWN_SKILLS, OTHER_PHRASES, SAME_THING } from './skills';
import { isShouted, nameAt } from './unlistedNames';

/** A keyword of a job ad: a skill, tool, qualification or standard. */
export interface Term {
  readonly key: string;
  /** As first spelled in the ad. */
  readonly text: string;
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
const TERMS_MAX = 60;

let skillLexicon: Lexicon | undefined;

/** Built when an ad is first read. */
function skills(): Lexicon {
  if (skillLexicon) return skillLexicon;
  const ordinary = new Set(KNOWN_SKILLS.filter(({ isOrdinary }) => isOrdinary).map(({ text }) => text));
  const others = [...SAME_THING.flat(), ...OTHER_PHRASES];
  const synonyms = others.map((text) => ({ text, isOrdinary: ordinary.has(text) }));
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

const notTerms = new Set(OTHER_PHRASES.map(keyOfTerm));
/** A short first line, whose abbreviations are places and departments. */
const TITLE = /^.{1,120}\n/;

/** Extracts the terms of a job ad: known skills, what it lists under a heading for skills, and names that no list can cover. */
export function termsOf(typed: string): AdTerms {
  const ad = aboutTheWork(typed.replace(/^.*$/gm, (line) => (isShouted(line) ? line.toLowerCase() : line)));
  const words = wordsOf(ad);
  const lexicon = new Map([...unlisted(labelledSkills(ad)), ...skills()]);
  const titleEnd = TITLE.exec(ad)?.[0].length ?? 0;
  const terms = new Map<string, Term>();
  for (let first = 0; first < words.length;) {
    const [known] = termsAt(words, first, lexicon);
    const isInTitle = (words[first]?.start ?? 0) < titleEnd;
    const knownNext = known?.next ?? first;
    const next = Math.max(knownNext, isInTitle ? first : nameAt(words, first, knownNext, lexicon));
    const text = textOf(ad, words.slice(first, next));
    const key = known?.next === next ? known.key : keyOfTerm(text);
    if (next > first && !notTerms.has(key)) {
      const { count, text: spelled } = terms.get(key) ?? { count: 0, text };
      terms.set(key, { key, text: spelled, count: count + 1 });
    }
    first = Math.max(next, first + 1);
  }
  return {
    terms: [...terms.values()].sort((one, other) => other.count - one.count).slice(0, TERMS_MAX),
    wordCount: typed.match(/[^\s\p{P}]\S*/gu)?.length ?? 0,
  };
}
