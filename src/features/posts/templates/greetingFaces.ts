import type { GreetingLanguage } from '../../../domain/posts/languages';
import { lazyCode, type LazyCode } from '../../../lazy/lazyCode';

/** Languages that the posters' own faces cover. */
type DrawnLanguage = Extract<GreetingLanguage, 'en' | 'hi' | 'mr'>;
type LazyLanguage = Exclude<GreetingLanguage, DrawnLanguage>;

/** Counterparts of Baloo 2 for the other scripts, all named `Baloo India`; each loads when its language is chosen. */
const LAZY_FACES: Readonly<Record<LazyLanguage, LazyCode<object>>> = {
  gu: lazyCode<object>(
    'The Gujarati lettering',
    () => import(/* webpackChunkName: "balooGujarati" */ './fonts/baloo-gujarati.css'),
  ),
  ta: lazyCode<object>(
    'The Tamil lettering',
    () => import(/* webpackChunkName: "balooTamil" */ './fonts/baloo-tamil.css'),
  ),
  te: lazyCode<object>(
    'The Telugu lettering',
    () => import(/* webpackChunkName: "balooTelugu" */ './fonts/baloo-telugu.css'),
  ),
  bn: lazyCode<object>(
    'The Bengali lettering',
    () => import(/* webpackChunkName: "balooBengali" */ './fonts/baloo-bengali.css'),
  ),
  kn: lazyCode<object>(
    'The Kannada lettering',
    () => import(/* webpackChunkName: "balooKannada" */ './fonts/baloo-kannada.css'),
  ),
  pa: lazyCode<object>(
    'The Punjabi lettering',
    () => import(/* webpackChunkName: "balooGurmukhi" */ './fonts/baloo-gurmukhi.css'),
  ),
};

export function isLazyLanguage(language: GreetingLanguage): language is LazyLanguage {
  return language in LAZY_FACES;
}

/** The lazy style sheet with the face of a language; undefined if the posters' own faces cover it. */
export function greetingFace(language: GreetingLanguage | undefined): LazyCode<object> | undefined {
  return language !== undefined && isLazyLanguage(language) ? LAZY_FACES[language] : undefined;
}
