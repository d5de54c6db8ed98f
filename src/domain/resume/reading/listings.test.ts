import { readBelow, readBelowSummary, readRuns, readText, withBold } from '../../../../test/jest/readText';

it('reads ratings in signs as levels, close to a name or in a column of their own', () => {
  expect(
    readBelow('SKILLS', 'Java ●●●●○\nPython★★★☆☆\nSQL 4/5\nGo    ■ ■ □').professionalSkills,
  ).toMatchObject([
    { name: 'Java', fluency: '7' },
    { name: 'Python', fluency: '5' },
    { name: 'SQL', fluency: '7' },
    { name: 'Go', fluency: '6' },
  ]);
  expect(readBelow('LANGUAGES', 'Hindi    ●●●●●\nTamil    ●●●○○').languages).toMatchObject([
    { name: 'Hindi', fluency: '10' },
    { name: 'Tamil', fluency: '6' },
  ]);
});

it('a name on two lines has its level beside the first, in a column; elsewhere, another is below', () => {
  const text = 'Payments (UPI, IMPS and    5/9\ncards)\nGo                         4/9\nRust    3/9\nTesting';
  expect(readBelow('SKILLS', text).professionalSkills).toMatchObject([
    { name: 'Payments (UPI, IMPS and cards)', fluency: '5' },
    { name: 'Go', fluency: '4' },
    { name: 'Rust', fluency: '3' },
    { name: 'Testing', fluency: '' },
  ]);
});

it('reads a level behind brackets', () => {
  expect(readBelow('LANGUAGES', 'मराठी (Marathi) 10/10\nHindi (Native)').languages).toMatchObject([
    { name: 'मराठी (Marathi)', fluency: '10' },
    { name: 'Hindi', fluency: '10' },
  ]);
});

it('reads the words for levels that are common here', () => {
  const text = 'English – Good\nHindi – Excellent\nTamil (Average)\nGood command of Urdu, basic Arabic';
  expect(readBelow('LANGUAGES', text).languages).toMatchObject([
    { name: 'English', fluency: '7' },
    { name: 'Hindi', fluency: '9' },
    { name: 'Tamil', fluency: '5' },
    { name: 'Good command of Urdu', fluency: '' },
    { name: 'Arabic', fluency: '2' },
  ]);
});

it('takes no level from signs that only differ in their colours', () => {
  expect(readBelow('LANGUAGES', 'Hindi    ●●●●●\nTamil    ●●●●●').languages).toMatchObject([
    { name: 'Hindi', fluency: '' },
    { name: 'Tamil', fluency: '' },
  ]);
});

it('a list after a bold label is found among other information', () => {
  const text = '‹Languages:› Hindi, Tamil\n‹Interests:› Chess\n‹Tools:› Tally';
  const resume = readRuns(withBold(`Asha Rao\na@ex.in\n\nSKILLS\nExcel\n\nADDITIONAL INFORMATION\n${text}`));
  expect(resume).toMatchObject({
    languages: [{ name: 'Hindi' }, { name: 'Tamil' }],
    interests: [{ name: 'Chess' }],
  });
});

it('details among the items of a list are none of them', () => {
  const detail = 'Expected salary\t₹35,000\nMarital status: Married';
  const { languages } = readBelow('LANGUAGES', `Hindi\n${detail}\nTamil`);
  expect(languages).toMatchObject([{ name: 'Hindi' }, { name: 'Tamil' }]);
  expect(readBelow('SKILLS', `Tally\n${detail}\nExcel`).skills).toMatchObject([{ value: 'Tally, Excel' }]);
});

it('a language that is said twice is one', () => {
  const text =
    'Mother tongue(s): TAMIL\nOther language(s): ENGLISH\nListening    Spoken production\nENGLISH    C1';
  expect(readBelow('LANGUAGE SKILLS', text).languages).toMatchObject([
    { name: 'TAMIL', fluency: '10' },
    { name: 'ENGLISH', fluency: '9' },
  ]);
});

it.each([
  'Mother Tongue : Marathi\nLanguages Known : Hindi, English (Read, Write & Speak)',
  'Languages Known    Hindi and English\nMother Tongue      Marathi',
  'Languages: Hindi, English\nMother tongue:- Marathi',
])('a mother tongue among details is a language: %j', (lines) => {
  const others = 'Date of Birth : 12 May 1998\nNative Place : Satara\nBasic Salary : 20000';
  const languages = readBelow('PERSONAL DETAILS', `${others}\n${lines}`).languages ?? [];
  expect(languages.map(({ name, fluency }) => name + fluency).sort()).toEqual([
    'English',
    'Hindi',
    'Marathi10',
  ]);
});

it.each([
  'a@ex.in | Languages: English, Hindi | Hobbies: Chess | Pune',
  '+91 98450 12345, Pune, Languages Known: English, Hindi; Hobbies: Chess',
  'a@ex.in, Pune\tLanguages: English, Hindi\tHobbies: Chess',
])('lists among contacts are lists: %j', (line) => {
  const { personalInfo, languages = [], interests = [] } = readText(`Asha Rao\n${line}\n\nSKILLS\nTally`);
  expect(personalInfo?.location).toBe('Pune');
  expect([...languages, ...interests].map(({ name }) => name)).toEqual(['English', 'Hindi', 'Chess']);
});

it('what can be done in a language is not part of its name', () => {
  const text =
    'Tamil – Read, Write, Speak\nHindi: speak and understand\nEnglish (Read & Write)\nTo read & write: Urdu';
  const { languages = [] } = readBelow('LINGUISTIC ABILITIES', text);
  expect(languages.map(({ name }) => name)).toEqual(['Tamil', 'Hindi', 'English', 'Urdu']);
});

it.each([
  ['English Hindi Malayalam', 'English, Hindi, Malayalam'],
  ['English / Hindi / Marathi (Read / Write)', 'English, Hindi, Marathi'],
  [
    'English [Fluent] Hindi (Native) Indian Sign Language [Basic]',
    'English 9, Hindi 10, Indian Sign Language 2',
  ],
  ['English, Hindi & Marathi.', 'English, Hindi, Marathi'],
  ['English Fluent, Gujarati Native speaker, German B1', 'English 9, Gujarati 10, German 5'],
  ['Hindi C1\nLevels: A1 and A2: Basic user; C1 and C2: Proficient user', 'Hindi 9'],
])('languages in one line are apart: %j', (line, expected) => {
  const { languages = [] } = readBelow('LANGUAGES', line);
  expect(languages.map(({ name, fluency }) => `${name} ${fluency}`.trim()).join(', ')).toBe(expected);
});

it.each([
  ['Chess, music and travelling', 'Chess, music, travelling'],
  ['Chess, Music & Travelling.', 'Chess, Music, Travelling'],
  ['Arts and crafts', 'Arts and crafts'],
  ['Chess, board games,\nbirding', 'Chess, board games, birding'],
])('an “and” ends a list of interests, but is a part of one: %j', (line, expected) => {
  const { interests = [] } = readBelow('HOBBIES', line);
  expect(interests.map(({ name }) => name).join(', ')).toBe(expected);
});

it('a skill that the end of a line breaks is one', () => {
  const [first, second] = [
    'Tally, Excel, payroll, vendor payments, audits of stock, returns of income tax, tax on goods and',
    'services, Zoho',
  ];
  expect(readBelowSummary('SKILLS', `${first}\n${second}`).skills).toMatchObject([
    { value: `${first} ${second}` },
  ]);
});

it('what is said about a certificate goes on below it in small letters', () => {
  const course = 'a course of six months at the Institute of Accounts in Pune, with an examination';
  const text = `Tally, ${course}\nand a project of three weeks\nGST`;
  expect(readBelowSummary('CERTIFICATES', text).certificates).toMatchObject([
    { name: 'Tally', description: `${course} and a project of three weeks` },
    { name: 'GST' },
  ]);
});

it('names in columns have below them what belongs to each', () => {
  const levels = 'English              Bengali    Hindi\nFull professional    Native     Limited';
  expect(readBelow('LANGUAGES', levels).languages).toMatchObject([
    { name: 'English', fluency: '9' },
    { name: 'Bengali', fluency: '10' },
    { name: 'Hindi', fluency: '4' },
  ]);
  expect(
    readBelow('SKILLS', levels.replace(/\n.*/, '\nExcellent            Good       Basic')).professionalSkills,
  ).toMatchObject([{ name: 'English', fluency: '9' }, { name: 'Bengali', fluency: '7' }, { fluency: '3' }]);
  const groups = 'Asha Rao\na@ex.in\n\n‹SKILLS›\n‹Research›    ‹Code›\nInterviews    HTML, CSS';
  expect(readRuns(withBold(groups)).skills).toMatchObject([
    { name: 'Research', value: 'Interviews' },
    { name: 'Code', value: 'HTML, CSS' },
  ]);
});

it('a date before a certificate is not its name', () => {
  const text = '2020-03    Tally\n2019       GST returns';
  expect(readBelow('CERTIFICATES', text).certificates).toMatchObject([
    { name: 'Tally', description: '2020-03' },
    { name: 'GST returns', description: '2019' },
  ]);
});
