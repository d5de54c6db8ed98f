import type { HeadingName, ResumeDesign, SectionName } from './entities';
import { isSectionName, SECTION_NAMES } from './sections';

/** Colours that are readable on every part of every template: see accents.test.ts. */
export const ACCENTS = {
  Navy: '#1f3a6e',
  Cobalt: '#1d4fc4',
  Teal: '#0f5257',
  Forest: '#1e5631',
  Rust: '#8a3a12',
  Maroon: '#7a1f2b',
  Plum: '#5b2a6e',
} as const satisfies Readonly<Record<string, string>>;

/** What has a heading that the design may change. */
export const HEADING_NAMES: readonly HeadingName[] = [...SECTION_NAMES, 'contact'];

/** The known sections in a stored list. */
const sectionsOf = (stored: unknown): SectionName[] | undefined =>
  Array.isArray(stored) ? stored.filter(isSectionName) : undefined;

/**
 * What is usable of a stored or imported design: known sections, and a colour of the palette, because any other may be unreadable.
 * @param textOf makes the text of a stored heading
 */
export function designFrom(
  { accent, pairing, order, hidden, headings }: Readonly<Record<string, unknown>>,
  textOf: (heading: unknown) => string,
): ResumeDesign {
  const texts = Object.entries(headings ?? {}).filter(([name]) =>
    HEADING_NAMES.includes(name as HeadingName),
  );
  return {
    accent: Object.values(ACCENTS).find((colour) => colour === accent),
    pairing: pairing === 2 ? pairing : undefined,
    order: sectionsOf(order),
    hidden: sectionsOf(hidden),
    headings: headings ? Object.fromEntries(texts.map(([name, text]) => [name, textOf(text)])) : undefined,
  };
}
