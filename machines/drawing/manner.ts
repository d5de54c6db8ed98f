/** How roomy a drawing is, and what it writes where. Distances in units of the drawing. */
export interface Manner {
  /** Beside an arrow stand its words, or a letter that the key under the drawing explains. */
  readonly arrows: 'words' | 'letters';
  /** A plate tells what happens inside it, or shows a letter. */
  readonly plates: 'words' | 'letters';
  /** Least width of a plate. */
  readonly narrowest: number;
  /** Air at the sides of a plate's words. */
  readonly pad: number;
  /** Between the arrow that leads down and the one that leads up. */
  readonly apart: number;
  /** From those to their words. */
  readonly beside: number;
  /** Between a line at the side and its words, from those to the next line, from the column to the first line, from a line to its dot. */
  readonly lane: {
    readonly words: number;
    readonly next: number;
    readonly first: number;
    readonly dot: number;
  };
  /** Air above and below words between two plates, taken together. */
  readonly around: number;
}

/** Everything in words; the same with letters beside the arrows, for a machine with many; and one that fits a phone. */
export const MANNERS = {
  words: {
    arrows: 'words',
    plates: 'words',
    narrowest: 208,
    pad: 14,
    apart: 56,
    beside: 12,
    lane: { words: 12, next: 22, first: 34, dot: 58 },
    around: 24,
  },
  letters: {
    arrows: 'letters',
    plates: 'words',
    narrowest: 208,
    pad: 14,
    apart: 56,
    beside: 12,
    lane: { words: 8, next: 16, first: 34, dot: 58 },
    around: 14,
  },
  narrow: {
    arrows: 'letters',
    plates: 'letters',
    narrowest: 120,
    pad: 8,
    apart: 40,
    beside: 11,
    lane: { words: 4, next: 6, first: 16, dot: 30 },
    around: 11,
  },
} as const satisfies Readonly<Record<string, Manner>>;
