/** Scripts with deeper descenders than Latin: Devanagari, Bengali, Tamil and related ones; Arabic and Urdu. */
const DEEP_SCRIPTS = { indic: /[\u0900-\u0DFF]/, arabic: /[\u0600-\u08FF]/ } as const;

/** The first of these scripts that occurs in a text. */
export function deepScript(text: string): string | undefined {
  return Object.entries(DEEP_SCRIPTS).find(([, letters]) => letters.test(text))?.[0];
}

/**
 * A language of each block of 128 code points from U+0900 on: the one most written in its script, because letters don't tell
 * Marathi from Hindi.
 */
const INDIC_LANGUAGES = ['hi', 'bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'];
/** Letters of Urdu that Arabic doesn't have. */
const URDU = /[ٹپچڈڑژکگںھہیے]/;

/** The language of a text by the script of its first letter, as a BCP 47 tag; undefined for Latin, which is mostly English. */
export function languageOf(text: string): string | undefined {
  const [first = ''] = /\p{Letter}/u.exec(text) ?? [];
  if (DEEP_SCRIPTS.arabic.test(first)) return URDU.test(text) ? 'ur' : 'ar';
  return INDIC_LANGUAGES[Math.floor((first.charCodeAt(0) - 0x0900) / 128)];
}

/**
 * Attributes of an element with typed text: its own direction, so that an Urdu name does not reverse the text around it, and
 * the language that screen readers speak it in. Chromium writes the language of a whole heading, paragraph or list item into the PDF.
 */
export const languageAttributes = (text: string) => ({ dir: 'auto', lang: languageOf(text) }) as const;
