import { languageOf, languageRuns } from './scripts';

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

it.each([
  ['Taught हिन्दी भाषा to 40', [undefined, 'Taught'], ['hi', ' हिन्दी भाषा'], [undefined, ' to 40']],
  ['2024: आशा, वर्मा – 5 Rao', ['hi', '2024: आशा, वर्मा – 5'], [undefined, ' Rao']],
  ['தமிழ் and اردو کتاب روزنامہ', ['ta', 'தமிழ்'], [undefined, ' and'], ['ur', ' اردو کتاب روزنامہ']],
  ['  ', [undefined, '  ']],
  ['', [undefined, '']],
])('“%s” is split where its language changes', (text, ...runs) => {
  expect(languageRuns(text)).toEqual(runs.map(([lang, run]) => ({ lang, text: run })));
});
