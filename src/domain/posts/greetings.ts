/** Languages of the greetings, as BCP 47 tags. */
export type GreetingLanguage = 'en' | 'hi' | 'mr' | 'gu' | 'ta' | 'te' | 'bn' | 'kn' | 'pa';

/** A language, or `asDrawn` for the poster's original text. */
export type LanguageChoice = 'asDrawn' | GreetingLanguage;

/** The name of a language in English and in the language itself. */
export interface LanguageName {
  readonly english: string;
  readonly own: string;
}

export const GREETING_LANGUAGES: Readonly<Record<GreetingLanguage, LanguageName>> = {
  en: { english: 'English', own: 'English' },
  hi: { english: 'Hindi', own: 'हिन्दी' },
  mr: { english: 'Marathi', own: 'मराठी' },
  gu: { english: 'Gujarati', own: 'ગુજરાતી' },
  ta: { english: 'Tamil', own: 'தமிழ்' },
  te: { english: 'Telugu', own: 'తెలుగు' },
  bn: { english: 'Bengali', own: 'বাংলা' },
  kn: { english: 'Kannada', own: 'ಕನ್ನಡ' },
  pa: { english: 'Punjabi', own: 'ਪੰਜਾਬੀ' },
};

export const LANGUAGE_CHOICES: readonly LanguageChoice[] = [
  'asDrawn',
  ...(Object.keys(GREETING_LANGUAGES) as GreetingLanguage[]),
];

/** Text of an occasion's poster in one language. */
export interface Greeting {
  /** The customary greeting, in full. */
  readonly greeting: string;
  /** A short second wish, for the smaller line. */
  readonly line: string;
}

/** A greeting together with its language. */
export interface ChosenGreeting extends Greeting {
  readonly language: GreetingLanguage;
}

/**
 * The greeting of an occasion as businesses in each region customarily print it, with the festival's regional name: Vinayaka
 * Chaviti in Telugu, Rakhi in Punjabi. A native speaker should proofread each language before a release.
 */
export type Greetings = Readonly<Record<GreetingLanguage, Greeting>>;

/** The greeting in the chosen language; undefined when the poster keeps its original text. */
export function greetingIn(
  greetings: Greetings | undefined,
  language: LanguageChoice,
): ChosenGreeting | undefined {
  return greetings && language !== 'asDrawn' ? { language, ...greetings[language] } : undefined;
}
