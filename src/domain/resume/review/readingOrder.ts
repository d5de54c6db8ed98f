/** A heading and its text, in the order in which a program extracts them from the rendered sheets. */
export interface ReadSection {
  /** One-based. */
  readonly page: number;
  /** For text without a heading, its first line. */
  readonly heading: string;
  readonly lines: readonly string[];
  /** The heading this text belongs to, if another section comes between them. */
  readonly strayFrom?: string;
}

/** Text separated from its heading, and the heading it appears under instead. */
export interface StrayText {
  readonly heading: string;
  readonly mistakenFor: string;
  readonly page: number;
}

/** Texts that a program would file under the wrong heading. */
export function strayTexts(sections: readonly ReadSection[]): StrayText[] {
  return sections.flatMap(({ strayFrom, page }, index) => {
    const before = sections[index - 1];
    if (strayFrom === undefined || !before) return [];
    return [{ heading: strayFrom, mistakenFor: before.strayFrom ?? before.heading, page }];
  });
}
