import type { GreetingLanguage, LanguageChoice } from './languages';

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
