/** A heading and the text under it, as a program meets them on the drawn sheets. */
export interface ReadSection {
  /** From 1. */
  readonly page: number;
  /** The first line of a part that stands under no heading. */
  readonly heading: string;
  readonly lines: readonly string[];
  /** The heading this text belongs to, where another section has come between the two. */
  readonly strayFrom?: string;
}

/** Where a text stands that has lost its heading, and what it will be taken for. */
export interface StrayText {
  readonly heading: string;
  readonly mistakenFor: string;
  readonly page: number;
}

/** Texts that a program meets under another heading than their own. */
export function strayTexts(sections: readonly ReadSection[]): StrayText[] {
  return sections.flatMap(({ strayFrom, page }, index) => {
    const before = sections[index - 1];
    if (strayFrom === undefined || !before) return [];
    return [{ heading: strayFrom, mistakenFor: before.strayFrom ?? before.heading, page }];
  });
}
