import { languageOf } from './scripts';

it.each([
  ['आशा वर्मा', 'hi'],
  ['শিক্ষক', 'bn'],
  ['ਅਧਿਆਪਕ', 'pa'],
  ['શિક્ષક', 'gu'],
  ['ଶିକ୍ଷକ', 'or'],
  ['“தமிழ்” in Latin', 'ta'],
  ['2024: ఉపాధ్యాయుడు', 'te'],
  ['ಶಿಕ್ಷಕ', 'kn'],
  ['അധ്യാപകൻ', 'ml'],
  ['معلم', 'ar'],
  ['استاد، گورنمنٹ اسکول', 'ur'],
  ['Asha आशा', undefined],
  ['Łódź', undefined],
  ['2024', undefined],
  ['', undefined],
])('%s is in the language %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
