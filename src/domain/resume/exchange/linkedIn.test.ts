import { strToU8, zipSync } from 'fflate';
import { fromLinkedIn, isZip } from './linkedIn';
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
  expect(parts.languages).toMatchObject([{ name: 'Malayalam', fluency: '10' }]);
});

it('refuses any other archive', () => {
  expect(() => fromLinkedIn(archive({ holiday: 'a,b\n' }))).toThrow(/not the one that LinkedIn sends/);
  expect(() => fromLinkedIn(EXPORT.slice(0, 200))).toThrow('It is a damaged ZIP: download it again.');
  expect(isZip(EXPORT)).toBe(true);
  expect(isZip(strToU8('{}'))).toBe(false);
});
