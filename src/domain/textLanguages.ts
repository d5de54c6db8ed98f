/** The language that each script is read in; many are written in Devanagari and Bengali letters, most in these two. */
const LANGUAGES = {
  Devanagari: 'hi',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Arabic: 'ar',
} as const;

/** Letters that Urdu has and Arabic has not. */
const URDU = /[ٹڈڑںےہھگچپکی]/;

/** From the first to the last letter of a script, with the spaces, digits and punctuation between them. */
const RUNS = new RegExp(
  Object.keys(LANGUAGES)
    .map(
      (script) =>
        `(?<${script}>\\p{sc=${script}}(?:[\\p{sc=${script}}\\p{M}\\p{N}\\p{P}\\s\\u200C\\u200D]*[\\p{sc=${script}}\\p{M}])?)`,
    )
    .join('|'),
  'gu',
);

/** Part of a text in one language. */
export interface TextRun {
  readonly text: string;
  /** BCP 47 tag; undefined for the language of the page. */
  readonly lang: string | undefined;
}

function languageOf(
  text: string,
  groups: Readonly<Record<string, string | undefined>> = {},
): string | undefined {
  const found = Object.entries(LANGUAGES).find(([script]) => groups[script] !== undefined)?.[1];
  return found === 'ar' && URDU.test(text) ? 'ur' : found;
}

/** Splits a text into runs by language, judged by script, so that readers pronounce each with the right voice. */
export function languageRuns(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(RUNS)) {
    if (index > end) runs.push({ text: text.slice(end, index), lang: undefined });
    runs.push({ text: found, lang: languageOf(found, groups) });
    end = index + found.length;
  }
  if (end < text.length || runs.length === 0) runs.push({ text: text.slice(end), lang: undefined });
  return runs;
}
