import type { ACCENTS } from './design';

/** The colours of the palette, as the visitor knows them. Not beside it, because a first load has no use for them. */
export const ACCENT_NAMES: Readonly<Record<(typeof ACCENTS)[number], string>> = {
  '#1f3a6e': 'Navy',
  '#1d4fc4': 'Cobalt',
  '#0f5257': 'Teal',
  '#1e5631': 'Forest',
  '#8a3a12': 'Rust',
  '#7a1f2b': 'Maroon',
  '#5b2a6e': 'Plum',
};
