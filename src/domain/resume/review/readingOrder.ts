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

/** Headings of texts that a program would file under the wrong heading, and the one that they are mistaken for. */
export function strayTexts(sections: readonly ReadSection[]) {
  return sections.flatMap(({ strayFrom, page }, index) => {
    const before = sections[index - 1];
    if (strayFrom === undefined || !before) return [];
    return [{ heading: strayFrom, mistakenFor: before.strayFrom ?? before.heading, page }];
  });
}
