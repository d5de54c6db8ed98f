import type { HeadingName, ResumeDesign } from './entities';
import { HEADING_NAMES, isSectionName, SECTION_NAMES } from './sections';

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

/** New parts of a design; undefined is as the templates have it. */
export type DesignChanges = { readonly [Part in keyof ResumeDesign]: ResumeDesign[Part] | undefined };

export function changedDesign(design: ResumeDesign, changes: DesignChanges): ResumeDesign {
  const parts = Object.entries<unknown>({ ...design, ...changes });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Makes the text of a stored heading. */
type TextOf = (heading: unknown) => string;

/** What is usable of each part; undefined if nothing is. */
const PARTS: {
  readonly [Part in keyof ResumeDesign]-?: (
    stored: unknown,
    textOf: TextOf,
  ) => ResumeDesign[Part] | undefined;
} = {
  accent: (stored) => Object.values(ACCENTS).find((colour) => colour === stored),
  pairing: (stored) => (stored === 2 ? stored : undefined),
  order: (stored) =>
    Array.isArray(stored) ? [...new Set([...stored.filter(isSectionName), ...SECTION_NAMES])] : undefined,
  hidden: (stored) => (Array.isArray(stored) ? stored.filter(isSectionName) : undefined),
  headings: (stored, textOf) => {
    const known = Object.entries(stored ?? {}).filter(([name]) =>
      HEADING_NAMES.includes(name as HeadingName),
    );
    return Object.fromEntries(known.map(([name, text]) => [name, textOf(text)]));
  },
};

const isPart = (name: string): name is keyof ResumeDesign => Object.hasOwn(PARTS, name);

/**
 * What is usable of a stored or imported design. Leaves out unknown sections, completes the order, and takes only colours of the
 * palette, because any other may be unreadable.
 */
export function designFrom(stored: Readonly<Record<string, unknown>>, textOf: TextOf): ResumeDesign {
  const names = Object.keys(stored).filter(isPart);
  return changedDesign(
    {},
    Object.fromEntries(names.map((name) => [name, PARTS[name](stored[name], textOf)])),
  );
}
