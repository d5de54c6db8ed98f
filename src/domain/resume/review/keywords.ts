import type { ResumeData } from '../entities';
import type { ResumePlace } from '../places';
import { lexiconOfTerms, type AdTerms, type Term } from './keywordTerms';
import { keyOfTerm, termRanges } from './lexicon';
import { SAME_THING } from './skills';
import { typedTexts, type TypedText } from './typedTexts';

const SYNONYMS = SAME_THING.map((names) => names.map((text) => ({ text, key: keyOfTerm(text) })));

export interface FoundTerm extends Term {
  /** At least one. */
  readonly places: readonly ResumePlace[];
}

export interface MissingTerm extends Term {
  /** A synonym in the resume. */
  readonly similar?: { readonly text: string; readonly place: ResumePlace };
}

/** Without a percentage, because no one knows how an employer weights the terms. */
export interface KeywordMatch {
  readonly has: readonly FoundTerm[];
  readonly lacks: readonly MissingTerm[];
}

const synonymsOf = (key: string): readonly Pick<Term, 'key' | 'text'>[] =>
  SYNONYMS.find((names) => names.some((name) => name.key === key)) ?? [];

/** Courses with their streams, which the form asks for apart: "B.Tech Civil", "Diploma in Hotel Management". */
const degreesIn = ({ education }: ResumeData): Pick<TypedText, 'text' | 'place'>[] =>
  education.flatMap(({ id, courseName, stream }) => {
    const course = courseName.trim().replace(/\.$/, '');
    return [' ', ' in '].map((joint) => ({
      text: course + joint + stream,
      place: { part: 'education', id, field: 'courseName' } as const,
    }));
  });

/** Where each term occurs in a resume, by key. */
function placesOf(
  terms: readonly Pick<Term, 'key' | 'text'>[],
  resume: ResumeData,
): ReadonlyMap<string, readonly ResumePlace[]> {
  const lexicon = lexiconOfTerms(terms);
  const found = new Map<string, ResumePlace[]>();
  const keysIn = (text: string) => new Set(termRanges(text, lexicon).map(([, , term]) => term));
  for (const { text, kind, place } of typedTexts(resume)) {
    if (kind === 'address') continue;
    for (const key of keysIn(text)) found.set(key, [...(found.get(key) ?? []), place]);
  }
  for (const { text, place } of degreesIn(resume))
    for (const key of keysIn(text)) if (!found.has(key)) found.set(key, [place]);
  return found;
}

/**
 * Splits the terms of an ad, in their order, into those a resume has and those it lacks.
 * @param resume as its template prints it
 */
export function matchTerms({ terms }: AdTerms, resume: ResumeData): KeywordMatch {
  const found = placesOf(
    terms.flatMap((term) => [term, ...synonymsOf(term.key)]),
    resume,
  );
  const has: FoundTerm[] = [];
  const lacks: MissingTerm[] = [];
  for (const term of terms) {
    const places = found.get(term.key);
    if (places) {
      has.push({ ...term, places });
      continue;
    }
    const [similar] = synonymsOf(term.key).flatMap(({ key, text }) =>
      (found.get(key) ?? []).map((place) => ({ text, place })),
    );
    lacks.push(similar ? { ...term, similar } : term);
  }
  return { has, lacks };
}
