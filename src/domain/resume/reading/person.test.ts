import { readRuns, readText, withBold } from '../../../../test/jest/readText';
import { runsOfLines } from './runsOfLines';

it.each([
  '<asha@example.in>',
  'mailto:asha@example.in',
  'Email: Asha Kulkarni <asha@example.in> | Mob. 98220 12345',
  'E-mail : [asha@example.in](mailto:asha@example.in)',
])('an address is read without what programs put around it: %s', (line) => {
  const { personalInfo } = readText(`Asha Kulkarni\nClerk\n${line}\n\nSKILLS\nTally`);
  expect(personalInfo).toMatchObject({ fullName: 'Asha Kulkarni', email: 'asha@example.in', title: 'Clerk' });
});

it('a personal profile of details is not a description', () => {
  const details =
    'Father’s Name: Mr. R.K. Sharma\nNative place: Wai\nHeight: 170 cm\nLanguages: Hindi\nInterest: Dancing';
  expect(readText(`Neha Sharma\nClerk\nn@ex.in\n\nPersonal Profile:\n${details}`)).toMatchObject({
    personalInfo: { fullName: 'Neha Sharma', title: 'Clerk', description: '' },
    languages: [{ name: 'Hindi' }],
    interests: [{ name: 'Dancing' }],
  });
});

it('languages are found between details on one line', () => {
  const details = 'Date of Birth: 3 July 1989 | Languages: Hindi, Tamil | Passport: Yes';
  const { languages } = readText(`Asha Rao\na@ex.in\n\nSKILLS\nTally\n\nPERSONAL DETAILS\n${details}`);
  expect(languages).toMatchObject([{ name: 'Hindi' }, { name: 'Tamil' }]);
});

it.each([
  ['Pune | +91 98450 12345 | a@ex.in | linkedin.com/in/asha', 'Pune'],
  ['a@ex.in, +91 98450 12345, Pune 411001', 'Pune 411001'],
  ['B-14, Camp, Pune, Maharashtra\na@ex.in, +91 98450 12345', 'B-14, Camp, Pune, Maharashtra'],
  ['Mobile: +91 98450 12345 / 9822012345, E-mail: a@ex.in\nAddress: 4, MG Road, Pune', '4, MG Road, Pune'],
  ['(M) +91 98450 12345 (R) 020-25431234\na@ex.in', ''],
  [
    'Present Address: Flat 4,\nKothrud, Pune - 411038\nPermanent Address: Wai\n+91 98450 12345\na@ex.in',
    'Flat 4, Kothrud, Pune - 411038',
  ],
  ['Flat 4, Kothrud, Pune 411038. Mob: +91 98450 12345. Email: a@ex.in', 'Flat 4, Kothrud, Pune 411038'],
  ['Phone (R): 0832-2712345, (M): +91 98450 12345\na@ex.in', ''],
  [
    'Flat 4B, Sai Kripa Apartments, 2nd Main Road, Velachery, Chennai - 600 042\n+91 98450 12345, a@ex.in',
    'Flat 4B, Sai Kripa Apartments, 2nd Main Road, Velachery, Chennai - 600 042',
  ],
  [
    'Vill. & Post - Rampur, Distt. Jaunpur (U.P.) - 222001\n+91 98450 12345, a@ex.in',
    'Vill. & Post - Rampur, Distt. Jaunpur (U.P.) - 222001',
  ],
  ['Dist. Satara - 412803\n+91 98450 12345, a@ex.in', 'Dist. Satara - 412803'],
  [
    'Address: Vill - Rampur, Post - Kandra, Distt - Alwar (Raj.) - 301026\n+91 98450 12345, a@ex.in',
    'Vill - Rampur, Post - Kandra, Distt - Alwar (Raj.) - 301026',
  ],
  [
    '+91 98450 12345, a@ex.in\nPresent Address\tPermanent Address\n4, MG Road, Camp,\t7 Temple Street,\nPune - 411001\tNashik - 422001',
    '4, MG Road, Camp, Pune - 411001',
  ],
  ['4 MG Road,\t+91 98450 12345\nCamp\ta@ex.in\nPune - 411001', '4 MG Road, Camp, Pune - 411001'],
  ['4 MG Road, Camp, Pune\n411001\n+91 98450 12345\na@ex.in', '4 MG Road, Camp, Pune 411001'],
  ['4 MG Road, Camp\nPune 411001\n+91 98450 12345\na@ex.in\nWai 412803', '4 MG Road, Camp, Pune 411001'],
  ['4 MG Road\nPune, MH 411001\n+91 98450 12345\na@ex.in', '4 MG Road, Pune, MH 411001'],
  ['TC 12/345, Pattom\nKollam, Kerala\n+91 98450 12345\na@ex.in', 'TC 12/345, Pattom, Kollam, Kerala'],
  ['+91 98450 12345\na@ex.in\nAddress: 4, MG Road,\nCaste: Rao', '4, MG Road'],
  ['+91 98450 12345, a@ex.in, Location: Pune', 'Pune'],
  ['Mobile - +91 98450 12345\nEmail – a@ex.in\nLocation - Pune', 'Pune'],
  ['Email: a@ex.in Phone: +91 98450 12345 Location: Pune', 'Pune'],
  ['Email a@ex.in Phone +91 98450 12345\nLocation Pune', 'Pune'],
  ['Add: 4, MG Road, Pune\n+91 98450 12345, a@ex.in', '4, MG Road, Pune'],
  ['Home: 4, MG Road, Pune\n+91 98450 12345, a@ex.in', '4, MG Road, Pune'],
  ['+91 98450 12345 | a@ex.in | Address 4 MG Road, Pune', '4 MG Road, Pune'],
])('details behind each other are read apart: %j', (details, location) => {
  expect(readText(`ASHA RAO\n${details}\n\nSKILLS\nTally`).personalInfo).toMatchObject({
    fullName: 'ASHA RAO',
    title: '',
    email: 'a@ex.in',
    phone: '+91 98450 12345',
    location,
  });
});

it.each(['Udupi', 'Delhi NCR', 'नई दिल्ली'])(
  'a town is the location in a column of contacts, too: %s',
  (town) => {
    const read = (below: string) => readText(`Asha Rao\n${below}\n\nSKILLS\nTally`).personalInfo;
    expect(read(`Clerk\na@ex.in\n+91 98450 12345\n${town}`)).toMatchObject({
      title: 'Clerk',
      location: town,
    });
    expect(read(`Clerk\n\nCONTACT\n+91 98450 12345\n${town}`)).toMatchObject({ location: town });
    expect(read('a@ex.in\nMainframe')).toMatchObject({ title: 'Mainframe', location: '' });
  },
);

it('the name of a job is the title, not the degrees above it', () => {
  const personal = (head: string) => readText(`Asha Rao\n${head}\na@ex.in\n\nSKILLS\nTally`).personalInfo;
  expect(personal('M.Sc., B.Ed.\nPGT – Mathematics')).toMatchObject({ title: 'PGT – Mathematics' });
  expect(personal('M.Sc., B.Ed.\nPune')).toMatchObject({ title: 'M.Sc., B.Ed.' });
  expect(personal('Location Manager')).toMatchObject({ title: 'Location Manager', location: '' });
  expect(personal('Professor, Neem College, Pune 411004')).toMatchObject({
    title: 'Professor, Neem College',
    location: 'Pune 411004',
  });
  expect(personal('Teachers Colony, Camp, Pune 411004')).toMatchObject({
    title: '',
    location: 'Teachers Colony, Camp, Pune 411004',
  });
  expect(personal('RN, RM\nPune, Maharashtra')).toMatchObject({
    title: 'RN, RM',
    location: 'Pune, Maharashtra',
  });
});

it('a summary that ends in a number of six digits is not an address', () => {
  const summary =
    'Sales manager who has led eleven people in three towns and raised the yearly turnover of a shop to 950 000';
  const { personalInfo } = readText(`Asha Rao\n${summary}\na@ex.in\n\nSKILLS\nTally`);
  expect(personalInfo).toMatchObject({ description: summary, location: '' });
});

it('a summary without a heading goes on behind numbers', () => {
  const summary =
    'Sales manager who has led eleven people in three towns, cut the cost of returns by 38% since 2019,\nand that of calls by 21%.';
  const { personalInfo } = readText(`Asha Rao\na@ex.in\n\n${summary}\n\nSKILLS\nTally`);
  expect(personalInfo?.description).toBe(summary.replace('\n', ' '));
});

it('the headline of an export of Naukri is a summary', () => {
  const { personalInfo } = readText(
    'Asha Rao\na@ex.in\n\nResume Headline\nClerk with Tally\n\nSkills\nTally',
  );
  expect(personalInfo?.description).toBe('Clerk with Tally');
});

it.each([
  ['emily.carter@ex.in', 'EMILY CARTER'],
  ['ec@ex.in | linkedin.com/in/emily-carter-81', 'EMILY CARTER'],
  ['ec@ex.in\n\nSKILLS\nTally\n\nPlace: Pune\nDate: 12/10/2026\n(Emily Carter)', 'EMILY CARTER'],
  ['emilycarter@ex.in', 'EMILYCARTER'],
  ['e.milycarter@ex.in', 'EMILYCARTER'],
])('a name with equal spaces between its letters has the words of %j', (contact, fullName) => {
  const { personalInfo } = readText(`E M I L Y C A R T E R\nClerk\n${contact}\n\nSKILLS\nTally`);
  expect(personalInfo).toMatchObject({ fullName, title: 'Clerk' });
});

it.each([
  ['Asha', 24, 'Kulkarni', 24, 'Asha Kulkarni', ''],
  ['Asha', 18, 'Kulkarni', 24, 'Asha Kulkarni', ''],
  ['Asha', 24, 'Kulkarni', 18, 'Asha Kulkarni', ''],
  ['Asha', 24, 'Clerk', 24, 'Asha', 'Clerk'],
  ['Asha Rao', 24, 'Fresher', 24, 'Asha Rao', 'Fresher'],
])(
  'of large lines above contacts alone, %s at %i and %s at %i points, those of the name are told by their words',
  (first, firstSize, second, secondSize, fullName, title) => {
    const small = ['a@ex.in', '', 'SKILLS', 'Tally'].map((text) => ({ text, size: 10, font: '' }));
    const large = [
      { text: first, size: firstSize, font: '' },
      { text: second, size: secondSize, font: '' },
    ];
    const { personalInfo } = readRuns(runsOfLines([...large, ...small].map((line) => [line])));
    expect(personalInfo).toMatchObject({ fullName, title });
  },
);

it('one name stays one, also in two parts of an address', () => {
  const { personalInfo } = readText('Priyadarshini\nClerk\npriya.darshini@ex.in\n\nSKILLS\nTally');
  expect(personalInfo?.fullName).toBe('Priyadarshini');
});

it.each([
  '‹Name› : Meera Thomas\n‹E-mail› : m@ex.in\n‹Address› : Kochi',
  '‹Name:› Meera Thomas | ‹E-mail:› m@ex.in | ‹Caste:› Nair | ‹Address:› Kochi',
])('bold labels are labels: %j', (head) => {
  expect(readRuns(withBold(`BIO-DATA\n${head}\n\nSKILLS\nTally`)).personalInfo).toMatchObject({
    fullName: 'Meera Thomas',
    title: '',
    email: 'm@ex.in',
    location: 'Kochi',
  });
});

it.each([
  ['Designer | Writer | Coach', 'Designer | Writer | Coach', ''],
  ['Designer | Pune, Maharashtra', 'Designer', 'Pune, Maharashtra'],
  ['U I / U X   D E S I G N E R', 'UI/UX DESIGNER', ''],
])('the title of “%s” is “%s”', (line, title, location) => {
  const { personalInfo, skills } = readText(`Meera Thomas\n${line}\nm@ex.in\n\nS K I L L   S E T\nFigma`);
  expect(personalInfo).toMatchObject({ title, location });
  expect(skills).toMatchObject([{ value: 'Figma' }]);
});

it.each([
  ['(Mobile) 98220 12345\n[E-mail] m@ex.in\n(Address) Pune, Maharashtra'],
  ['Mobile :- 98220 12345\nE-mail :- m@ex.in\nAddress :- Pune, Maharashtra'],
  ['Mob. No. : 98220 12345\nE-mail : m@ex.in\nAddress : Pune, Maharashtra'],
  ['Mob- 98220 12345\nE-mail- m@ex.in\nAddress- Pune, Maharashtra'],
])('labels may stand in brackets, or before a dash: %j', (lines) => {
  expect(readText(`Meera Thomas\n${lines}\n\nSKILLS\nTally`).personalInfo).toMatchObject({
    phone: '98220 12345',
    email: 'm@ex.in',
    location: 'Pune, Maharashtra',
    title: '',
  });
});
