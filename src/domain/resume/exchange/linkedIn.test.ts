import { strToU8, zipSync } from 'fflate';
import { isZip } from './fileBytes';
import { fromLinkedIn } from './linkedIn';
import { readLinkedIn } from './readImport';

const TODAY = { year: 2026, month: 11 };

const archive = (tables: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, csv]) => [`${name}.csv`, strToU8(csv)])));

const EXPORT = archive({
  Profile:
    '\uFEFFFirst Name,Last Name,Headline,Summary,Geo Location\nMeera,Thomas,Staff Nurse,"Intensive care, nights","Kochi, Kerala"\n',
  'Email Addresses': 'Email Address,Confirmed,Primary\nold@example.com,Yes,No\nmeera@example.com,Yes,Yes\n',
  Positions:
    'Company Name,Title,Description,Location,Started On,Finished On\r\nMalabar Hospital,Staff Nurse,"• Lead the ""night"" shift\n• Trained 22 graduates",Kochi,Mar 2020,\r\n',
  Education:
    'School Name,Start Date,End Date,Notes,Degree Name\nKerala University,2012,2016,,"B.Sc., Nursing"\n',
  Skills: 'Name\nTriage\nECG\n',
  Languages: 'Name,Proficiency\nMalayalam,Native or bilingual proficiency\n',
  Volunteering:
    'Company Name,Role,Cause,Started On,Finished On,Description\nGoonj,Team lead,Poverty,Jun 2019,,Moved 14 tonnes\n',
  Publications: 'Name,Published On,Description,Publisher,Url\nNight shifts,Aug 2021,,Nursing Today,\n',
  Honors: 'Title,Description,Issued On\nBest nurse,"Of 400",2022\n',
  messages: 'FROM,TO\na,b\n',
});

it('reads what LinkedIn says about a person', () => {
  const { kind, parts } = readLinkedIn(EXPORT, TODAY);
  expect(kind).toBe('LinkedIn export');
  expect(parts.personalInfo).toMatchObject({
    fullName: 'Meera Thomas',
    title: 'Staff Nurse',
    email: 'meera@example.com',
    location: 'Kochi, Kerala',
    description: 'Intensive care, nights',
  });
  expect(parts.workExperiences).toMatchObject([
    {
      companyName: 'Malabar Hospital',
      startDate: 'Mar 2020',
      endDate: 'Present',
      jobDescription: 'Lead the "night" shift',
      additionalField1: 'Trained 22 graduates',
    },
  ]);
  expect(parts.education).toMatchObject([{ courseName: 'B.Sc.', stream: 'Nursing', endDate: '2016' }]);
  expect(parts.skills).toMatchObject([{ name: 'Skills', value: 'Triage, ECG' }]);
  expect(parts.ownSections).toMatchObject([
    {
      heading: 'Volunteering',
      entries: [
        {
          companyName: 'Goonj',
          position: 'Team lead',
          startDate: 'Jun 2019',
          endDate: 'Present',
          jobDescription: 'Moved 14 tonnes',
        },
      ],
    },
    {
      heading: 'Publications',
      entries: [{ companyName: 'Night shifts', position: 'Nursing Today', startDate: 'Aug 2021' }],
    },
    {
      heading: 'Awards',
      entries: [{ companyName: 'Best nurse', startDate: '2022', jobDescription: 'Of 400' }],
    },
  ]);
  expect(parts.languages).toMatchObject([{ name: 'Malayalam', fluency: '10' }]);
});

const LARGE = 'x'.repeat(300_000);
const PROFILE = 'First Name,Last Name\nMeera,Thomas\n';

it('unpacks no more than the tables of a resume', () => {
  const { basics } = fromLinkedIn(archive({ Profile: PROFILE, messages: LARGE, 'a/Connections': LARGE }));
  expect(basics).toMatchObject({ name: 'Meera Thomas' });
});

it.each([
  ['one table of gigabytes', { Profile: PROFILE, Positions: LARGE }],
  [
    'a hundred small tables',
    Object.fromEntries([...Array(100).keys()].map((at) => [`${at}/Skills`, LARGE.slice(0, 3000)])),
  ],
])('refuses %s before it unpacks them', (_, tables) => {
  expect(() => fromLinkedIn(archive(tables))).toThrow('Its text is longer than any resume.');
});

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);

it.each([
  ['semicolons', strToU8('First Name;Last Name;Headline\nRenée;Nair;"Nurse; nights, too"\n')],
  [
    'semicolons in Windows-1252',
    strToU8('First Name;Last Name;Headline\nRen\xe9e;Nair;"Nurse; nights, too"', true),
  ],
  ['tabs in UTF-16', utf16('First Name\tLast Name\tHeadline\r\nRenée\tNair\tNurse; nights, too\r\n')],
])('reads a table that a spreadsheet has saved with %s', (_, profile) => {
  const { basics } = fromLinkedIn(zipSync({ 'Profile.csv': profile }));
  expect(basics).toMatchObject({ name: 'Renée Nair', label: 'Nurse; nights, too' });
});

it('reads a table of one column whole, of which some spreadsheets quote no commas', () => {
  const skills = 'Name\nTriage; intake\nWards, nights\n"Beds, 20"\n';
  expect(fromLinkedIn(archive({ Profile: PROFILE, Skills: skills }))).toMatchObject({
    skills: ['Triage; intake', 'Wards, nights', 'Beds, 20'],
  });
});

it('reads cells as programs write them that do not quote, or end lines as old ones do', () => {
  const { basics } = fromLinkedIn(
    archive({ Profile: 'First Name,Last Name,Headline,Summary\rMeera,Thomas,5" screens,"Nights"\r' }),
  );
  expect(basics).toMatchObject({ name: 'Meera Thomas', label: '5" screens', summary: 'Nights' });
});

// Each took minutes, during which the page did not answer.
it.each([
  ['a quote that never closes', `${PROFILE}${'"'.repeat(100_001)}x`],
  ['a line of names above as many lines', `First Name${','.repeat(50_000)}${'\nMeera'.repeat(20_000)}`],
])('takes linear time for %s', (_, table) => {
  const positions = 'Company Name,Title\nMalabar Hospital,Staff Nurse\n';
  expect(fromLinkedIn(archive({ Profile: table, Positions: positions }))).toMatchObject({
    work: [{ name: 'Malabar Hospital' }],
  });
});

it('trusts no size of a table that is less than what is packed', () => {
  const zip = zipSync({ 'Profile.csv': strToU8(PROFILE), 'Positions.csv': strToU8(LARGE) }, { level: 0 });
  const view = new DataView(zip.buffer, zip.byteOffset);
  const directory = view.getUint32(zip.length - 6, true);
  for (let at = directory; at < zip.length - 22; at += 46 + view.getUint16(at + 28, true))
    view.setUint32(at + 24, 100, true);
  expect(() => fromLinkedIn(zip)).toThrow(/^Its text is longer than/);
});

it('refuses far more entries than a resume has', () => {
  const positions = `Company Name,Title\n${'a,b\n'.repeat(10_001)}`;
  const zip = archive({ Positions: positions });
  expect(() => readLinkedIn(zip, TODAY)).toThrow('It has far more entries than a resume.');
});

it('refuses any other archive', () => {
  expect(() => fromLinkedIn(archive({ holiday: 'a,b\n' }))).toThrow(/^It is not the ZIP that LinkedIn sends/);
  const pages = zipSync({ 'Index/Document.iwa': strToU8('x'), 'preview.jpg': strToU8('x') });
  expect(() => fromLinkedIn(pages)).toThrow(/Save a Pages or LibreOffice document as a PDF/);
  expect(() => fromLinkedIn(EXPORT.slice(0, 200))).toThrow('It is damaged: download or save it again.');
  expect(isZip(EXPORT)).toBe(true);
  expect(isZip(strToU8('{}'))).toBe(false);
});
