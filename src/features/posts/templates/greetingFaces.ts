import { GREETING_LANGUAGES, type GreetingLanguage } from '../../../domain/posts/languages';
import { lazyCode, useLazy, type LazyCode } from '../../../lazy/lazyCode';

/** Languages that the posters' own faces cover. */
type DrawnLanguage = Extract<GreetingLanguage, 'en' | 'hi' | 'mr'>;
type LazyLanguage = Exclude<GreetingLanguage, DrawnLanguage>;

const lettering = (language: LazyLanguage, load: () => Promise<object>) =>
  lazyCode(`The ${GREETING_LANGUAGES[language].english} lettering`, load);

/** Counterparts of Baloo 2 for the other scripts, all named `Baloo India`; each loads when its language is chosen. */
const LAZY_FACES: Readonly<Record<LazyLanguage, LazyCode<object>>> = {
  gu: lettering('gu', () => import(/* webpackChunkName: "balooGujarati" */ './fonts/baloo-gujarati.css')),
  ta: lettering('ta', () => import(/* webpackChunkName: "balooTamil" */ './fonts/baloo-tamil.css')),
  te: lettering('te', () => import(/* webpackChunkName: "balooTelugu" */ './fonts/baloo-telugu.css')),
  bn: lettering('bn', () => import(/* webpackChunkName: "balooBengali" */ './fonts/baloo-bengali.css')),
  kn: lettering('kn', () => import(/* webpackChunkName: "balooKannada" */ './fonts/baloo-kannada.css')),
  pa: lettering('pa', () => import(/* webpackChunkName: "balooGurmukhi" */ './fonts/baloo-gurmukhi.css')),
};

export function isLazyLanguage(language: GreetingLanguage): language is LazyLanguage {
  return language in LAZY_FACES;
}

/** The lazy style sheet with the face of a language; undefined if the posters' own faces cover it. */
export function greetingFace(language: GreetingLanguage | undefined): LazyCode<object> | undefined {
  return language !== undefined && isLazyLanguage(language) ? LAZY_FACES[language] : undefined;
}

/** Loads the face of a language. @returns whether it is still coming; one that failed is not */
export function useGreetingFace(language: GreetingLanguage | undefined): boolean {
  const face = greetingFace(language);
  const { code, error } = useLazy(face);
  return face !== undefined && !code && !error;
}
