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
const LETTER = /\p{Letter}/u;
/** Letters of Urdu that Arabic doesn't have. */
const URDU = /[ٹپچڈڑژکگںھہیے]/;

/**
 * The language of a text by the script of its first letter, as a BCP 47 tag; undefined for Latin, which is mostly English.
 * @param whole the text that it is a part of, because not every Urdu word has a letter of Urdu
 */
export function languageOf(text: string, whole = text): string | undefined {
  const [first = ''] = LETTER.exec(text) ?? [];
  if (DEEP_SCRIPTS.arabic.test(first)) return URDU.test(whole) ? 'ur' : 'ar';
  return INDIC_LANGUAGES[Math.floor((first.charCodeAt(0) - 0x0900) / 128)];
}

/** Adjacent words in one language. */
interface LanguageRun {
  readonly text: string;
  readonly lang: string | undefined;
}

/** Splits a text where its language changes. A word without letters belongs to the one before it. */
export function languageRuns(text: string): LanguageRun[] {
  const runs: LanguageRun[] = [];
  for (const word of text.split(/(?=\s)/)) {
    const last = runs.at(-1) ?? { text: '', lang: languageOf(text) };
    const lang = LETTER.test(word) ? languageOf(word, text) : last.lang;
    if (lang === last.lang) runs.splice(-1, 1, { text: last.text + word, lang });
    else runs.push({ text: word, lang });
  }
  return runs;
}

/**
 * Attributes of an element with typed text: its own direction, so that an Urdu name does not reverse the text around it, and
 * the language that screen readers speak it in. Chromium writes the language of a whole heading, paragraph or list item into the PDF.
 */
export const languageAttributes = (text: string) => ({ dir: 'auto', lang: languageOf(text) }) as const;
