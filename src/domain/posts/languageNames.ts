import type { GreetingLanguage } from './greetings';

interface LanguageName {
  readonly english: string;
  readonly own: string;
}

export const LANGUAGE_NAMES: Readonly<Record<GreetingLanguage, LanguageName>> = {
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
