/**
 * Characters whose fonts travel with the site, as the sheets' `@font-face` rules claim them: first and last of each row.
 */
const BUNDLED: readonly (readonly [number, number])[] = [
  [0x0000, 0x036f], // Latin, its extensions and accents
  [0x0600, 0x06ff], // Arabic
  [0x0750, 0x077f],
  [0x0900, 0x0d7f], // Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam
  [0x1cd0, 0x1cf9],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f], // dashes, quotes, bullets
  [0x20a0, 0x20c0], // currencies with the rupee
  [0x2113, 0x2113],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2215],
  [0x25cc, 0x25cc],
  [0xa830, 0xa839],
  [0xa8e0, 0xa8ff],
  [0xfb50, 0xfdff], // Arabic letters in their joined forms
  [0xfe0e, 0xfe0f],
  [0xfe70, 0xfeff],
  [0xfffd, 0xfffd],
];

function isBundled(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return BUNDLED.some(([first, last]) => code >= first && code <= last);
}

/** Pictures; digits and # are emoji too by Unicode's table, but not by sight. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;
/** ©, ® and ™ count as pictures in Unicode's table and stand in every Latin font. */
const SIGNS = /[©®™]/u;

export const isEmoji = (character: string): boolean => EMOJI.test(character) && !SIGNS.test(character);

export const hasEmoji = (text: string): boolean => (text.match(UNUSUAL) ?? []).some(isEmoji);

/** All that most texts hold: known to be bundled without a look at the table. */
const UNUSUAL = /[^\n -\u02FF\u2010-\u2030]/gu;

/** The different characters of a text that no bundled font draws; emoji are left to `hasEmoji`. */
export function foreignCharacters(text: string): string[] {
  return [...new Set(text.match(UNUSUAL))].filter(
    (character) => !isBundled(character) && !isEmoji(character) && !LETTER_LIKE.test(character),
  );
}

/** Signs that look like letters and are none: bold and script "mathematical" letters, letters in circles, full-width forms. */
export const LETTER_LIKE =
  /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F189}\u24B6-\u24E9\uFF21-\uFF3A\uFF41-\uFF5A\u2102\u210A-\u2112\u2115\u2119-\u211D]/u;

/** Two or more letters drawn as one sign, as old PDF files carry them. */
export const LIGATURE = /[\uFB00-\uFB06\u0132\u0133]/u;

/** How a character that nobody sees is named in a finding. */
const INVISIBLE: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'a control character'],
  [/[\u200B\u2060\uFEFF]/u, 'a space without width'],
  [/\u00AD/u, 'a soft hyphen'],
  [/[\u202A-\u202E\u2066-\u2069]/u, 'a mark that turns the direction of writing'],
  [/\p{Co}/u, 'an icon of a font that only your computer has'],
  [/\uFFFD/u, 'a character that was lost on the way'],
];
const LINE_BREAKS = /[\n\r\t]/g;
/** Between letters of Indic scripts, Arabic and emoji these two decide how the letters join. */
const JOINERS = /(?<=[\p{M}\p{L}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]/gu;
const LOOSE_JOINER = /[\u200C\u200D]/;

/** What a text holds that prints as nothing or as a box; undefined where there is nothing of the kind. */
export function hiddenCharacter(text: string): string | undefined {
  const plain = text.replace(LINE_BREAKS, ' ').replace(JOINERS, '');
  if (LOOSE_JOINER.test(plain)) return 'a joiner that joins nothing';
  return INVISIBLE.find(([pattern]) => pattern.test(plain))?.[1];
}

/** A word set with a space after each letter: "S K I L L S". Four single letters in a row are no initials any more. */
export const LETTER_SPACED =
  /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*[ \u00A0\u2009]){3,}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])/u;

const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** The first word whose letters come from two alphabets that look alike, such as a Cyrillic а in a Latin word. */
export function mixedWord(text: string): string | undefined {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return undefined;
  const words = text.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  // µs and Ω are units.
  return words.find(
    (word) => word.length > 2 && ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1,
  );
}
