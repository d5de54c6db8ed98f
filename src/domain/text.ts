/** The text without halves of characters: a cut emoji can't stand in a URL, and not every browser stores it. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '');
