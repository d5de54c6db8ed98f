import type { GreetingLanguage } from '../../../domain/posts/greetings';
import { lazyCode, type LazyCode } from '../../../lazy/lazyCode';

/** Languages covered by the posters' own faces. */
const DRAWN_LANGUAGES: readonly GreetingLanguage[] = ['en', 'hi', 'mr'];

/** Baloo 2 for the other scripts, all named `Baloo India`. */
const BALOO_INDIA = lazyCode<object>(
  'The lettering of this language',
  () => import(/* webpackChunkName: "balooIndia" */ './fonts/baloo-india.css'),
);

export const isLazyLanguage = (language: GreetingLanguage): boolean => !DRAWN_LANGUAGES.includes(language);

/** The lazy style sheet with the face of a language; undefined if the posters' own faces cover it. */
export function greetingFace(language: GreetingLanguage | undefined): LazyCode<object> | undefined {
  return language !== undefined && isLazyLanguage(language) ? BALOO_INDIA : undefined;
}
