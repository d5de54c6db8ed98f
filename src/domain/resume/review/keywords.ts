import type { ResumeData } from '../entities';
import type { ResumePlace } from '../places';
import type { AdTerms, Term } from './keywordTerms';
import { SAME_THING } from './keywordWords';
import { keyOf, phrasesOf, TERM_WORDS_MAX } from './tokens';
import { typedTexts } from './typedTexts';

/** Places in a resume of each sequence of one to three words, by its key. */
export type WordIndex = ReadonlyMap<string, readonly ResumePlace[]>;

export interface FoundTerm extends Term {
  /** At least one. */
  readonly places: readonly ResumePlace[];
}

export interface MissingTerm extends Term {
  /** A synonym in the resume. */
  readonly similar?: { readonly text: string; readonly place: ResumePlace };
}

/** No percentage, because nobody knows how an employer weights the terms. */
export interface KeywordMatch {
  readonly has: readonly FoundTerm[];
  readonly lacks: readonly MissingTerm[];
}

/** Indexes a resume, to be matched against any number of ads. @param resume reduced to what its template prints */
export function wordIndexOf(resume: ResumeData): WordIndex {
  const index = new Map<string, ResumePlace[]>();
  const add = (key: string, place: ResumePlace) => {
    const places = index.get(key);
    if (!places) index.set(key, [place]);
    else if (places.at(-1) !== place) places.push(place);
  };
  for (const { text, kind, place } of typedTexts(resume)) {
    if (kind === 'address') continue;
    for (const phrase of phrasesOf(text))
      phrase.forEach((_, start) => {
        let key = '';
        for (const token of phrase.slice(start, start + TERM_WORDS_MAX)) {
          key += token.key;
          add(key, place);
        }
      });
  }
  return index;
}

const keyOfTerm = (text: string): string => text.split(' ').map(keyOf).join('');
const SYNONYMS = SAME_THING.map((names) => names.map((text) => ({ text, key: keyOfTerm(text) })));

function similarTo(key: string, index: WordIndex): MissingTerm['similar'] {
  const names = SYNONYMS.find((group) => group.some((name) => name.key === key)) ?? [];
  for (const { text, key: other } of names) {
    const place = index.get(other)?.[0];
    if (place) return { text, place };
  }
  return undefined;
}

/** Splits the terms of an ad, in their order, into those a resume has and those it lacks. */
export function matchTerms({ terms }: AdTerms, index: WordIndex): KeywordMatch {
  const has: FoundTerm[] = [];
  const lacks: MissingTerm[] = [];
  for (const term of terms) {
    const places = index.get(term.key);
    const similar = places ? undefined : similarTo(term.key, index);
    if (places) has.push({ ...term, places });
    else lacks.push(similar ? { ...term, similar } : term);
  }
  return { has, lacks };
}
