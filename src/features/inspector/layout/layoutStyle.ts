/** Style of a drawing: what is labelled with words or letters, and distances in units of the drawing. */
export interface LayoutStyle {
  /** Label arrows with words, or with letters that the key below the drawing explains. */
  readonly arrows: 'words' | 'letters';
  /** Show the inside of plates in words or as a letter. */
  readonly plates: 'words' | 'letters';
  /** Minimum width of a plate. */
  readonly minWidth: number;
  /** Horizontal padding of a plate. */
  readonly pad: number;
  /** Distance between the downward and the upward arrow. */
  readonly apart: number;
  /** Distance from those to their words. */
  readonly beside: number;
  /**
   * Distances from a lane to its words, from those to the next lane, from the column to the first lane, from a lane to its
   * dot.
   */
  readonly lane: {
    readonly words: number;
    readonly next: number;
    readonly first: number;
    readonly dot: number;
  };
  /** Total vertical space around words between two plates. */
  readonly around: number;
}

const IN_WORDS: LayoutStyle = {
  arrows: 'words',
  plates: 'words',
  minWidth: 208,
  pad: 14,
  apart: 56,
  beside: 12,
  lane: { words: 12, next: 22, first: 34, dot: 58 },
  around: 24,
};

/** Everything in words; letters beside the arrows, for machines with many; and a narrow one for phones. */
export const LAYOUT_STYLES = {
  words: IN_WORDS,
  letters: {
    ...IN_WORDS,
    arrows: 'letters',
    lane: { ...IN_WORDS.lane, words: 8, next: 16 },
    around: 14,
  },
  narrow: {
    arrows: 'letters',
    plates: 'letters',
    minWidth: 120,
    pad: 8,
    apart: 40,
    beside: 11,
    lane: { words: 4, next: 6, first: 16, dot: 30 },
    around: 11,
  },
} as const satisfies Readonly<Record<string, LayoutStyle>>;
