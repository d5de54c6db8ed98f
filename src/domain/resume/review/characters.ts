/** Code point ranges (first, last) that the sheets' `@font-face` rules cover with bundled fonts. */
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

/** Not `\p{Emoji}`, which includes digits and #. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;
/** Unicode counts ©, ® and ™ as pictographic, but every Latin font has them. */
const SIGNS = /[©®™]/u;

const isEmoji = (character: string): boolean => EMOJI.test(character) && !SIGNS.test(character);

export const hasEmoji = (text: string): boolean => (text.match(UNUSUAL) ?? []).some(isEmoji);

/** Everything outside the common ranges, which are bundled; avoids the table lookup for most text. */
const UNUSUAL = /[^\n -\u02FF\u2010-\u2030]/gu;

/** The distinct characters of a text that no bundled font covers; `hasEmoji` handles emoji. */
export function foreignCharacters(text: string): string[] {
  return [...new Set(text.match(UNUSUAL))].filter(
    (character) => !isBundled(character) && !isEmoji(character) && !LETTER_LIKE.test(character),
  );
}

/** Letter lookalikes: mathematical bold and script, circled and full-width characters. */
export const LETTER_LIKE =
  /[\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F189}\u24B6-\u24E9\uFF21-\uFF3A\uFF41-\uFF5A\u2102\u210A-\u2112\u2115\u2119-\u211D]/u;

/** Ligatures as single characters, often pasted from old PDF files. */
export const LIGATURE = /[\uFB00-\uFB06\u0132\u0133]/u;

/** Unprintable characters and their names in findings; `visible` leaves out the invisible ones. */
const UNPRINTABLE: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'a control character'],
  [/\p{Co}/u, 'an icon from a font that only your computer has'],
  [/\uFFFD/u, 'a character that was lost in copying'],
];
const LINE_BREAKS = /[\n\r\t]/g;
/** Zero-width (non-)joiners are legitimate after Indic and Arabic letters and emoji. */
const JOINERS = /(?<=[\p{M}\p{L}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]/gu;
const LOOSE_JOINER = /[\u200C\u200D]/;

/** Names the first stray or unprintable character in a text; undefined if there is none. */
export function hiddenCharacter(text: string): string | undefined {
  const plain = text.replace(LINE_BREAKS, ' ').replace(JOINERS, '');
  if (LOOSE_JOINER.test(plain)) return 'a stray joining character';
  return UNPRINTABLE.find(([pattern]) => pattern.test(plain))?.[1];
}

/** A text of at least four letters with spaces between all of them: "S K I L L S". Letters in a sentence may be a list. */
export const LETTER_SPACED = /^(?:\p{L}\p{M}*\s+){3,}\p{L}\p{M}*$/u;

/**
 * Cyrillic and Greek letters that look like Latin ones, by Unicode Technical Standard #39: а, с, е, о and most capitals.
 * Not α and β: in TNFα or IL-1β they are written on purpose.
 */
const LOOKALIKE =
  /^[\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7\u03BF\u0405\u0406\u0408\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0422\u0423\u0425\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04BB\u0501\u051B\u051D]+$/;

/** The first Latin word with letters of another alphabet that look Latin, such as a Cyrillic а. */
export function mixedWord(text: string): string | undefined {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).find((word) => {
    const others = word.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu) ?? [];
    return /\p{Script=Latin}/u.test(word) && LOOKALIKE.test(others.join(''));
  });
}
