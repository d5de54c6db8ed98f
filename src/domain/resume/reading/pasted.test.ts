import { readBelowSummary, readText, SUMMARY } from '../../../../test/jest/readText';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import type { Headings } from '../entities';
import { plainText } from '../exchange/plainText';
import { HEADING_SET_NAMES, HEADING_SETS } from '../headingSets';

/* What Indian resumes say, as Word copies it. */

describe('a head', () => {
  it.each([
    ['RESUME\n\nMEERA THOMAS\nStaff Nurse\nMob.: 9846012345', { phone: '9846012345', title: 'Staff Nurse' }],
    ['MEERA THOMAS\nm@ex.in · Kochi · +91 99860 55521', { location: 'Kochi', phone: '+91 99860 55521' }],
    ['MEERA THOMAS\nCell: +971 50 123 4567 | m@ex.in | Deira, Dubai, UAE', { location: 'Deira, Dubai, UAE' }],
    ['MEERA THOMAS\nSales Manager – Foods\nm@ex.in', { title: 'Sales Manager – Foods', location: '' }],
    [
      'MEERA THOMAS\nE-Mail: m@ex.in ~ Contact: +91-9818012345 ~ Location: Kochi\nSTAFF NURSE',
      { title: 'STAFF NURSE', location: 'Kochi', phone: '+91-9818012345' },
    ],
    [
      'BIO-DATA\nName : MEERA THOMAS\nAddress : 12/4, North Street, Kochi - 682001',
      { location: '12/4, North Street, Kochi - 682001' },
    ],
    ['MEERA THOMAS\nNurse – Kochi, Kerala\nm@ex.in', { title: 'Nurse', location: 'Kochi, Kerala' }],
    ['CURRICULAM VITAE\nMEERA THOMAS\nStaff Nurse', { title: 'Staff Nurse' }],
    ['MEERA THOMAS\nPh: 0484 - 234 5678 / 98460 12345\nm@ex.in', { phone: '98460 12345' }],
    [
      'MEERA THOMAS\n📞 9846012345 📍 Kochi, Kerala 🔗 linkedin.com/in/meera',
      { location: 'Kochi, Kerala', title: '' },
    ],
    ['MEERA THOMAS\nm@ex.in\nKochi', { location: 'Kochi', title: '' }],
    ['MEERA THOMAS\nD/O THOMAS MATHEW\nMOB. 9846012345\n\nSKILLS\nTally', { phone: '9846012345', title: '' }],
    [
      'MEERA THOMAS\nD/o Thomas Mathew\nNurse\nm@ex.in | DOB: 12/03/1996\nPermanent Address: 4, North Street, Kochi',
      { title: 'Nurse', location: '4, North Street, Kochi' },
    ],
  ])('is read from %j', (head, personalInfo) => {
    const { ownSections, ...parts } = readText(`${head}\n\nEXPERIENCE\nNurse, Neem Tree, Jan 2020 – Present`);
    expect(parts).toMatchObject({ personalInfo: { fullName: 'MEERA THOMAS', ...personalInfo } });
    expect(ownSections).toBeUndefined();
  });
});

it.each([
  ['Software Engineer, Razorpay — Pune', { position: 'Software Engineer', companyName: 'Razorpay' }],
  ['Bank Manager, Kaveri — Pune', { position: 'Bank Manager', companyName: 'Kaveri' }],
  ['Lead Designer\nNeem Tree · Full-time\nPune', { position: 'Lead Designer', companyName: 'Neem Tree' }],
  ['Clerk at Block Office from\nPune', { position: 'Clerk', companyName: 'Block Office' }],
  ['Neem Tree Ltd., Pune as Team Lead', { position: 'Team Lead', companyName: 'Neem Tree Ltd.' }],
  [
    'Neem Tree, Pune\nManager – Retail Banking',
    { position: 'Manager – Retail Banking', companyName: 'Neem Tree' },
  ],
  ['AS Neem Ltd., Pune\nClerk', { position: 'Clerk', companyName: 'AS Neem Ltd.' }],
  ['Neem Tree, Pune as Engineer - Quality', { position: 'Engineer - Quality', companyName: 'Neem Tree' }],
  [
    'Company Name : Neem Tree\nDesignation : Clerk\nLocation : Pune',
    { position: 'Clerk', companyName: 'Neem Tree' },
  ],
  [
    'Company – Neem Tree\nDesignation - Clerk\nLocation - Pune',
    { position: 'Clerk', companyName: 'Neem Tree' },
  ],
  [
    '1. Neem & Tree, Pune\nDesignation: Site Engineer\nProject: Metro Line 3',
    { position: 'Site Engineer', companyName: 'Neem & Tree' },
  ],
  [
    'Neem & Tree, Pune\nDesignation: Site Engineer\nProject: Metro Line 3\nRole: Team lead',
    { position: 'Site Engineer', companyName: 'Neem & Tree' },
  ],
])('the job %j has its company and its position', (head, job) => {
  const { workExperiences } = readBelowSummary('EXPERIENCE', `${head}\nJan 2022 – Present\n• Led the audit`);
  expect(workExperiences).toMatchObject([{ ...job, location: 'Pune', jobDescription: 'Led the audit' }]);
});

it.each(['', '• '])('jobs are read from sentences that begin with “%s”', (bullet) => {
  const text = `${bullet}Worked as an Electrician at Neem Tree Ltd from 01/03/2017 to 30/06/2019.
${bullet}Worked with Voltas Limited, Pune as Senior Electrician from July 2019 to Dec 2021.
${bullet}Presently working as Supervisor in Sterling, Pune since January 2022.`;
  expect(readBelowSummary('EXPERIENCE', text).workExperiences).toMatchObject([
    { position: 'Electrician', companyName: 'Neem Tree Ltd', startDate: 'Mar 2017', endDate: 'Jun 2019' },
    { position: 'Senior Electrician', companyName: 'Voltas Limited', location: 'Pune' },
    {
      position: 'Supervisor',
      companyName: 'Sterling',
      location: 'Pune',
      startDate: 'January 2022',
      endDate: 'Present',
    },
  ]);
});

it('no date is added to a period that is whole', () => {
  const text = 'Clerk\nNeem Tree\nMay 2020 – May 2022\nPune\nStar\nJune 2018 – May 2020';
  expect(readBelowSummary('EXPERIENCE', text).workExperiences?.[0]).toMatchObject({ endDate: 'May 2022' });
});

it('a job ends at an empty line, and a sentence that ends in a number is not its head', () => {
  const text = `Chef de Partie
Taj Dubai
March 2022 - Present
Runs the tandoor section for 180 covers a night. Food cost held at 27%.
HACCP records, kitchen hygiene and the weekly stock list of the banquet kitchen (Dubai Municipality grade A).

Commis I
The Oberoi, Gurgaon
May 2018 - February 2022
Mise en place for banquets of up to 1200 guests.`;
  const jobs = readBelowSummary('EXPERIENCE', text).workExperiences ?? [];
  expect(jobs.map(({ position }) => position)).toEqual(['Chef de Partie', 'Commis I']);
  expect(jobs[0]?.jobDescription).toMatch(/^Runs .* at 27%\.$/);
  expect(jobs[0]?.additionalField1).toMatch(/^HACCP .* grade A\)\.$/);
});

it.each(['', '• ', '➢ '])('courses are read from sentences that begin with “%s”', (bullet) => {
  const text = `${bullet}B.Com from Delhi University in 2014\n${bullet}12th from U.P. Board in 2011 with 72%`;
  expect(readBelowSummary('EDUCATION', text).education).toMatchObject([
    { courseName: 'B.Com', collegeName: 'Delhi University', endDate: '2014' },
    { courseName: '12th', collegeName: 'U.P. Board', endDate: '2011', cgpaPercent: '72%' },
  ]);
});

it('a table of marks is read by its head, also with text below it', () => {
  const text = `S.No.\tExam Passed\tBoard/University\tYear\tPercentage/CGPA
1.\tB.Com\tDelhi University\t2019\t8.4 CGPA
2.\tXII\tPublic School\t2016\t91%

OTHER QUALIFICATION
CCC from NIELIT in 2020`;
  expect(readBelowSummary('EDUCATION', text).education).toMatchObject([
    {
      courseName: 'B.Com',
      collegeName: 'Delhi University',
      endDate: '2019',
      cgpaPercent: '8.4 CGPA',
    },
    { courseName: 'XII', collegeName: 'Public School', endDate: '2016', cgpaPercent: '91%' },
    { endDate: '2020' },
  ]);
});

it('a school keeps its name with its university, and a class its board', () => {
  const text = `University of Texas at Austin\nB.S. in Physics, 2016\nDelhi School, Pune\nClass X (CBSE), 2010\nCollege of Engineering, Guindy (Anna University)\nB.Tech in Physics, 2012`;
  expect(readBelowSummary('EDUCATION', text).education).toMatchObject([
    { courseName: 'B.S.', stream: 'Physics', collegeName: 'University of Texas at Austin' },
    { courseName: 'Class X (CBSE)', collegeName: 'Delhi School, Pune' },
    { courseName: 'B.Tech', collegeName: 'College of Engineering, Guindy (Anna University)' },
  ]);
});

it.each([
  ['ACLS (Heart Association), 2023', '(Heart Association), 2023'],
  ['ACLS (2 days)', '2 days'],
])('the certificate %j keeps its brackets in pairs', (line, description) => {
  expect(readBelowSummary('CERTIFICATES', line).certificates).toMatchObject([{ name: 'ACLS', description }]);
});

it('computer knowledge is skills', () => {
  expect(readBelowSummary('COMPUTER KNOWLEDGE', 'Tally, Excel').skills).toMatchObject([
    { value: 'Tally, Excel' },
  ]);
});

it('languages and hobbies are found among personal details', () => {
  const text = 'Born: 4 July 1988\nLanguages Known: English, Hindi and Punjabi\nHobbies: Chess\nMarried: No';
  const { languages, interests, ownSections } = readBelowSummary('PERSONAL DETAILS', text);
  expect(languages?.map(({ name }) => name)).toEqual(['English', 'Hindi', 'Punjabi']);
  expect(interests?.map(({ name }) => name)).toEqual(['Chess']);
  expect(ownSections).toBeUndefined();
});

it('headings in two languages are known', () => {
  const text =
    'Meera Thomas\nm@ex.in\nकार्य अनुभव (Work Experience)\nClerk, Neem Tree\n2019 – 2021\nभाषाएँ / Languages\nहिन्दी, English';
  const { workExperiences, languages } = readText(text);
  expect(workExperiences).toMatchObject([{ position: 'Clerk', companyName: 'Neem Tree' }]);
  expect(languages?.map(({ name }) => name)).toEqual(['हिन्दी', 'English']);
});

it.each(['meera-\nthomas-8b1234', 'meeraths'])(
  'the name is found below the sidebar of the profile %j',
  (path) => {
    const sidebar = `Contact\nwww.linkedin.com/in/${path} (LinkedIn)\nCertifications\nCommunity Nursing`;
    const text = `${sidebar}\nMeera Thomas\nStaff Nurse\nKochi, Kerala, India\nPage 1 of 2\nSummary\n${SUMMARY}`;
    const { personalInfo, certificates } = readText(text);
    expect(personalInfo).toMatchObject({
      fullName: 'Meera Thomas',
      title: 'Staff Nurse',
      location: 'Kochi, Kerala, India',
      description: SUMMARY,
    });
    expect(certificates?.map(({ name }) => name)).toEqual(['Community Nursing']);
  },
);

it('headings of researchers are known without a style', () => {
  const text = `Meera Thomas
Research Experience
Fellow, Neem Institute, Jan 2020 – Present
• Mapped 1,200 enhancers
Selected Publications
Thomas M. Enhancers. eLife 2022.
Research Interests
Gene regulation`;
  const { workExperiences, ownSections } = readText(text);
  expect(workExperiences).toMatchObject([{ position: 'Fellow' }]);
  expect(ownSections?.map(({ heading }) => heading)).toEqual(['Selected Publications', 'Research Interests']);
});

it.each(HEADING_SET_NAMES)('our own plain text is read under its %s headings, and keeps them', (name) => {
  const { headings } = HEADING_SETS[name];
  const own = (headings: Headings) => readText(plainText({ ...sampleResume('a'), design: { headings } }));
  expect(own({}).workExperiences).toHaveLength(3);
  const { design, ...parts } = own(headings);
  expect(parts).toEqual(own({}));
  expect(design).toEqual(name === 'standard' ? undefined : { headings });
});
