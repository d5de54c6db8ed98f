/** The text without lone surrogates, such as half an emoji: URLs can't contain them, and not every browser stores them. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '');

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a job", "an entry". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
