/** Colours that are readable on every part of every design: see accents.test.ts. */
export const ACCENTS = {
  Navy: '#1f3a6e',
  Cobalt: '#1d4fc4',
  Teal: '#0f5257',
  Forest: '#1e5631',
  Rust: '#8a3a12',
  Maroon: '#7a1f2b',
  Plum: '#5b2a6e',
} as const satisfies Readonly<Record<string, string>>;
