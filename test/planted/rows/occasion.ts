import { addRewrite, edit, type Row } from './row';

const OCCASIONS = 'src/features/posts/occasions';

export const ADD_OCCASION: Row = {
  name: 'add an occasion',
  edits: [
    edit(
      'src/domain/posts/occasions.ts',
      '  gym: {',
      "  republicDay: { title: 'Republic Day', path: '/republicDay', details: 'social', then: 'select' },\n  gym: {",
    ),
    {
      folder: `${OCCASIONS}/diwali`,
      copyTo: `${OCCASIONS}/republicDay`,
      rename: ['diwali', 'republicDay'],
    },
    {
      file: `${OCCASIONS}/republicDay/manifest.ts`,
      text: `import type { IndianDay } from '../../../../domain/posts/festivalDates';
import type { OccasionOf } from '../occasion';

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035];

export const republicDay: OccasionOf<'republicDay'> = {
  description: 'Make a Republic Day greeting with your business name and logo: four designs in three sizes, free.',
  picture: { title: 'Three sample Republic Day posters', samples: ['diwali-2', 'diwali-4', 'diwali-1'] },
  days: YEARS.map((year): IndianDay => \`\${year}-01-26\`),
  card: { text: 'The day the constitution began.', tilt: 1, sample: 'independence' },
};
`,
    },
    {
      file: `${OCCASIONS}/republicDay/greetings.ts`,
      text: `import type { Greetings } from '../../../../domain/posts/greetings';

export const greetings: Greetings = {
  en: { greeting: 'Happy Republic Day', line: 'One nation, many colours' },
  hi: { greeting: 'गणतंत्र दिवस की शुभकामनाएँ', line: 'एक देश, अनेक रंग' },
  mr: { greeting: 'प्रजासत्ताक दिनाच्या शुभेच्छा', line: 'एक देश, अनेक छटा' },
  gu: { greeting: 'પ્રજાસત્તાક દિનની શુભેચ્છા', line: 'એક દેશ, અનેક રંગ' },
  ta: { greeting: 'குடியரசு தின வாழ்த்துகள்', line: 'ஒரே நாடு, பல வண்ணங்கள்' },
  te: { greeting: 'గణతంత్ర దినోత్సవ శుభాకాంక్షలు', line: 'ఒకే దేశం, ఎన్నో రంగులు' },
  bn: { greeting: 'প্রজাতন্ত্র দিবসের শুভেচ্ছা', line: 'এক দেশ, নানা রং' },
  kn: { greeting: 'ಗಣರಾಜ್ಯೋತ್ಸವದ ಶುಭಾಶಯಗಳು', line: 'ಒಂದೇ ದೇಶ, ಹಲವು ಬಣ್ಣಗಳು' },
  pa: { greeting: 'ਗਣਤੰਤਰ ਦਿਵਸ ਦੀਆਂ ਵਧਾਈਆਂ', line: 'ਇੱਕ ਦੇਸ਼, ਕਈ ਰੰਗ' },
};
`,
    },
    edit(`${OCCASIONS}/index.ts`, '  gym,\n', '  republicDay,\n  gym,\n'),
    edit(
      `${OCCASIONS}/index.ts`,
      'import { rakshaBandhan }',
      "import { republicDay } from './republicDay/manifest';\nimport { rakshaBandhan }",
    ),
    edit(
      'src/app/pages.ts',
      '  gym: postPage(',
      `  republicDay: postPage(
    'republicDay',
    () => import(/* webpackChunkName: "republicDay" */ '../features/posts/occasions/republicDay'),
  ),
  gym: postPage(`,
    ),
    edit(
      'test/jest/allPosters.ts',
      '    gym: {',
      '    republicDay: { ...republicDay, sizes: republicSizes },\n    gym: {',
    ),
    edit(
      'test/jest/allPosters.ts',
      'import * as gym from',
      `import * as republicDay from '../../src/features/posts/occasions/republicDay';
import { sizes as republicSizes } from '../../src/features/posts/occasions/republicDay/sizes';
import * as gym from`,
    ),
    edit(
      `${OCCASIONS}/festivalDays.test.ts`,
      '  independence: (year) =>',
      '  republicDay: (year) => `${year}-01-26`,\n  independence: (year) =>',
    ),
    addRewrite('republicDay'),
  ],
  // Tests its route, card, machine, gate, greetings, contrast and overlaps, all of which follow the registry.
  checks: [
    'types',
    'boundaries',
    'jest',
    'pages posters/matrix paths --grep republicDay',
    'published site/smoke',
  ],
};
