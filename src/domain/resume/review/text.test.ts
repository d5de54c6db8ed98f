import { TEXT_CHECKS } from './text';
import {
  describeChecks,
  withInfo,
  withJob,
  withOlderJob,
  withProject,
  withResume,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const FIRING: readonly FiringCase[] = [
  ['letter-spaced', 'spaced letters', withInfo({ title: 'D E S I G N E R' })],
  ['hidden-characters', 'a control character', withInfo({ title: 'Product\u0007 Designer' })],
  ['hidden-characters', 'a private-use icon', withInfo({ title: '\uE001 Designer' })],
  ['ligatures', 'ffi as one character', withInfo({ title: 'O\uFB03ce Designer' })],
  ['letter-like', 'mathematical letters', withInfo({ fullName: '𝗙𝗮𝗿𝗵𝗮𝗻' })],
  ['mixed-alphabets', 'a Cyrillic а', withInfo({ title: 'Product Design\u0435r' })],
  ['glyphs', 'Chinese', withInfo({ location: '上海' })],
  ['glyphs', 'an arrow', withJob({ additionalField1: 'Cut waiting 74 → 29 seconds.' })],
  ['emoji', 'a rocket in the title', withInfo({ title: 'Designer 🚀' })],
  ['capitals', 'a shouted point', withJob({ additionalField1: 'DREW 112 PICTOGRAMS.' })],
  ['long-words', 'an endless word', withJob({ additionalField1: `Drew 2 ${'x'.repeat(60)} maps.` })],
  ['double-spaces', 'two spaces', withJob({ additionalField1: 'Drew  112 pictograms by hand.' })],
  ['doubled-words', 'the the', withJob({ additionalField1: 'Drew the the 112 pictograms.' })],
  ['own-bullets', 'a typed bullet', withJob({ additionalField1: '- Drew 112 pictograms by hand.' })],
  ['own-bullets', 'a bullet of Word', withJob({ additionalField1: '➢ Drew 112 pictograms by hand.' })],
];

const SILENT: readonly SilentCase[] = [
  ['letter-spaced', 'initials', withInfo({ fullName: 'A P J Abdul Kalam' })],
  ['letter-spaced', 'letters in a sentence', withJob({ additionalField1: 'Taught sections A B C D.' })],
  ['letter-spaced', 'a list', withResume({ skills: [{ id: 1, name: 'Licence', value: 'A B C D' }] })],
  [
    'hidden-characters',
    'a zero-width space, which does not print',
    withInfo({ title: 'Product\u200BDesigner' }),
  ],
  [
    'hidden-characters',
    'a direction override, which does not, either',
    withInfo({ title: 'Product \u202Eresigned' }),
  ],
  ['hidden-characters', 'a Hindi joiner', withInfo({ title: 'क्\u200Dष डिज़ाइनर' })],
  ['hidden-characters', 'a joined emoji', withInfo({ title: '👩\u200D💻' })],
  ['hidden-characters', 'a joined emoji with a skin tone', withInfo({ title: '👩🏽\u200D💻' })],
  ['mixed-alphabets', 'two words in different alphabets', withInfo({ title: 'Designer Дизайнер' })],
  ['mixed-alphabets', 'Greek in a name', withJob({ additionalField1: 'Blocked TNFα and IκB in 30 mice.' })],
  [
    'glyphs',
    'Indian scripts, Arabic, accents and ₹',
    withInfo({ title: 'अनन्या অনন্যা அனன்யா ਅਨੰਨਿਆ અનન્યા అనన్య ಅನನ್ಯ അനന്യ ଅନନ୍ୟା فرحان Škoda ₹ €' }),
  ],
  ['emoji', 'a registered trademark sign', withInfo({ title: 'Designer at Akshar®' })],
  ['capitals', 'a company', withJob({ companyName: 'HINDUSTAN AERONAUTICS LIMITED' })],
  ['long-words', 'a long link', withProject({ githubLink: `github.com/${'x'.repeat(60)}` })],
  ['doubled-words', 'a town', withInfo({ location: 'Dum Dum, Kolkata' })],
  ['doubled-words', 'Hindi', withOlderJob({ jobDescription: '२ अलग अलग संग्रहालयों के लिए प्रदर्शनी बनाई।' })],
  ['doubled-words', 'a word inside another', withJob({ additionalField1: 'Drew an antelope an hour: 112.' })],
];

describe('character checks', () => describeChecks(TEXT_CHECKS, FIRING, SILENT));
