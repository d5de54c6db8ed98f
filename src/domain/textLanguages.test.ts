import { languageRuns } from './textLanguages';

it.each([
  ['Product manager, ₹8,000', ['Product manager, ₹8,000']],
  ['', ['']],
  ['हिन्दी (प्रबंधन)', ['hi: हिन्दी (प्रबंधन', ')']],
  ['Speaks தமிழ் and हिन्दी.', ['Speaks ', 'ta: தமிழ்', ' and ', 'hi: हिन्दी', '.']],
  ['عائشة خان', ['ar: عائشة خان']],
  ['آٹھ سال', ['ur: آٹھ سال']],
])('“%s” is read in its languages', (text, runs) => {
  expect(languageRuns(text).map(({ text: part, lang }) => (lang ? `${lang}: ${part}` : part))).toEqual(runs);
});
