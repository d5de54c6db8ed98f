import type { Headings, ResumeDesign, SectionName } from './entities';
import { isSectionName } from './sections';

/** Colours that are readable on every part of every template: see accents.test.ts. */
export const ACCENTS = ['#1f3a6e', '#1d4fc4', '#0f5257', '#1e5631', '#8a3a12', '#7a1f2b', '#5b2a6e'] as const;

/** The known sections in a stored list. */
const sectionsOf = (stored: unknown): SectionName[] | undefined =>
  Array.isArray(stored) ? stored.filter(isSectionName) : undefined;

/**
 * What is usable of a stored or imported design: known sections, and a colour of the palette, because any other may be unreadable.
 * @param textsOf the texts of stored headings
 */
export const designFrom = (
  { accent, pairing, order, hidden, headings }: Readonly<Record<string, unknown>>,
  textsOf: (headings: unknown) => Headings,
): ResumeDesign => ({
  accent: ACCENTS.find((colour) => colour === accent),
  pairing: pairing === 2 ? pairing : undefined,
  order: sectionsOf(order),
  hidden: sectionsOf(hidden),
  headings: headings ? textsOf(headings) : undefined,
});
