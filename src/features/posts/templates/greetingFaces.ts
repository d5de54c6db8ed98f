import type { GreetingLanguage } from '../../../domain/posts/languages';
import { lateCode, type LateCode } from '../../../ui/late/lateCode';

/** Languages that the posters' own faces cover. */
type DrawnLanguage = Extract<GreetingLanguage, 'en' | 'hi' | 'mr'>;
type LateLanguage = Exclude<GreetingLanguage, DrawnLanguage>;

/** Counterparts of Baloo 2 for the other scripts, all named `Baloo India`; each loads when its language is chosen. */
const LATE_FACES: Readonly<Record<LateLanguage, LateCode<unknown>>> = {
  gu: lateCode(() => import(/* webpackChunkName: "balooGujarati" */ './fonts/baloo-gujarati.css')),
  ta: lateCode(() => import(/* webpackChunkName: "balooTamil" */ './fonts/baloo-tamil.css')),
  te: lateCode(() => import(/* webpackChunkName: "balooTelugu" */ './fonts/baloo-telugu.css')),
  bn: lateCode(() => import(/* webpackChunkName: "balooBengali" */ './fonts/baloo-bengali.css')),
  kn: lateCode(() => import(/* webpackChunkName: "balooKannada" */ './fonts/baloo-kannada.css')),
  pa: lateCode(() => import(/* webpackChunkName: "balooGurmukhi" */ './fonts/baloo-gurmukhi.css')),
};

/** An already loaded entry for the faces bundled with the posters. */
const OWN_FACE = lateCode(() => Promise.resolve());
void OWN_FACE.load();

export function isLateLanguage(language: GreetingLanguage): language is LateLanguage {
  return language in LATE_FACES;
}

/** The lazy style sheet with the face of a language; already loaded if the posters' own faces cover it. */
export function greetingFace(language: GreetingLanguage | undefined): LateCode<unknown> {
  return language !== undefined && isLateLanguage(language) ? LATE_FACES[language] : OWN_FACE;
}
