import type { Edit } from './copy';

/** A change that is easy according to the README's "Where does X go?". */
export interface Row {
  /** Its description in the README. */
  readonly name: string;
  /** Edits in the files that the README names, and in those that the compiler or a test requires. */
  readonly edits: readonly Edit[];
  /** The checks that have to pass afterwards, in the format of a fault's `caughtBy`. */
  readonly checks: readonly string[];
}

const edit = (file: string, find: string, replace: string): Edit => ({ file, find, replace });
const ALL = ['types', 'lint', 'boundaries', 'jest'];

const OCCASIONS = 'src/features/posts/occasions';
const SPECIFIED = 'test/specification/values.test.ts';

const rewrite = (path: string) => `        "regex": "(?i)^/${path}/?$",
        "destination": "/${path}.html"
      },
      {
        "regex": "(?i)^/website/?$",`;

export const ROWS: readonly Row[] = [
  {
    name: 'change a word, price or address',
    edits: [
      edit('src/content/site.ts', 'hello@example.com', 'office@example.com'),
      edit('src/content/site.ts', '+91 124 000 0000', '+91 124 000 0001'),
      edit('src/content/home.ts', "job: 'Patent Agent'", "job: 'Patent Attorney'"),
      edit('src/content/forms.ts', 'Tell us what you made', 'Tell us about your idea'),
    ],
    checks: [...ALL, 'pages company'],
  },
  {
    name: 'change a field, its label, limit',
    edits: [
      edit(
        'src/domain/resume/resumeFields.ts',
        "companyName: {\n      label: 'Company'",
        "companyName: {\n      label: 'Employer'",
      ),
      edit('src/domain/resume/limits.ts', 'SUMMARY_MAX = 300', 'SUMMARY_MAX = 400'),
      edit('src/domain/posts/details.ts', 'TAGLINE_MAX = 25', 'TAGLINE_MAX = 30'),
      edit(SPECIFIED, 'maxLength: 300', 'maxLength: 400'),
      edit(SPECIFIED, 'maxLength: 25', 'maxLength: 30'),
    ],
    checks: [...ALL, 'pages resume/wizard resume/lists resume/readers'],
  },
  {
    name: 'add or reorder a wizard step',
    edits: [
      edit(
        'src/domain/resume/variants.ts',
        "'skills', 'certificates', 'lang",
        "'certificates', 'skills', 'lang",
      ),
      edit('machines/resumeA.ts', "on: { NEXT: to('skills'),", "on: { NEXT: to('certificates'),"),
      edit(
        'machines/resumeA.ts',
        "skills: { tags: 'form', on: { NEXT: to('certificates'), PREVIOUS: to('projects') } },",
        "certificates: { tags: 'form', on: { NEXT: to('skills'), PREVIOUS: to('projects') } },",
      ),
      edit(
        'machines/resumeA.ts',
        "certificates: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('skills') } },",
        "skills: { tags: 'form', on: { NEXT: to('languages'), PREVIOUS: to('certificates') } },",
      ),
      edit(
        'machines/resumeA.ts',
        "PREVIOUS: to('certificates') } },\n    interests",
        "PREVIOUS: to('skills') } },\n    interests",
      ),
      edit(
        SPECIFIED,
        "education projects skills certificates languages interests'],",
        "education projects certificates skills languages interests'],",
      ),
    ],
    checks: [...ALL, 'pages paths --grep resumeA'],
  },
  {
    name: 'add a page',
    edits: [
      edit(
        'src/domain/routes.ts',
        "  { path: '/website'",
        "  { path: '/faq', title: 'Questions and answers' },\n  { path: '/website'",
      ),
      edit(
        'src/domain/routeDescriptions.ts',
        "  '/website':",
        "  '/faq': 'What visitors ask about patents, brands, websites and the free tools, and what we answer.',\n  '/website':",
      ),
      edit('src/app/routes.tsx', "  '/website':", "  '/faq': view('comingSoon'),\n  '/website':"),
      edit('firebase.json', '        "regex": "(?i)^/website/?$",', rewrite('faq')),
    ],
    checks: [...ALL, 'published site/smoke'],
  },
  {
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
      edit('firebase.json', '        "regex": "(?i)^/website/?$",', rewrite('republicDay')),
    ],
    // Tests its route, card, machine, gate, greetings, contrast and overlaps, all of which follow the registry.
    checks: [
      'types',
      'boundaries',
      'jest',
      'pages posters/matrix paths --grep republicDay',
      'published site/smoke',
    ],
  },
  {
    name: 'change a toast',
    edits: [edit('src/store/toolToasts.ts', "'Details cleared'", "'Your details are cleared'")],
    checks: [...ALL, 'pages posters'],
  },
];
