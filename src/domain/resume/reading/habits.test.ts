import { readBelow, readBelowSummary, readText } from '../../../../test/jest/readText';

/* Habits of Indian resumes, forms and chats. */

const jobsIn = (text: string) => readBelow('EXPERIENCE', text).workExperiences;

it.each(['»', '👉', '🔹', '✔️', '☑', '✅', '⭐️'])('reads “%s” as a bullet', (bullet) => {
  const job = `Clerk, Neem Ltd., Jan 2020 – Present\n${bullet} Filed 40 returns\n${bullet} Led the audit`;
  expect(jobsIn(job)).toMatchObject([
    { companyName: 'Neem Ltd.', jobDescription: 'Filed 40 returns', additionalField1: 'Led the audit' },
  ]);
});

it('a bullet with nothing behind it is no point', () => {
  const job = 'Clerk, Neem Ltd., Jan 2020 – Present\n• Filed 40 returns\n•\n• Led the audit';
  expect(jobsIn(job)).toMatchObject([{ additionalField1: 'Led the audit', additionalField2: '' }]);
});

it.each([
  ['Clerk\nNeem Ltd. (From June 2012 to March 2018)', '', ''],
  ['Clerk (From June 2012 to March 2018)\nNeem Ltd.\nJob Profile:\n• Filed returns', '', 'Filed returns'],
  [
    'Clerk\nNeem Ltd., Pune\nJune 2012 – March 2018\nKey Deliverables\n• Filed returns',
    'Pune',
    'Filed returns',
  ],
  [
    'Neem Ltd., Pune\nClerk\nJune 2012 – March 2018\nJob Responsibility: Filed returns',
    'Pune',
    'Filed returns',
  ],
  [
    'Neem Ltd., Pune\nClerk\nJune 2012 – March 2018\nClient: Lloyds Bank\n• Filed returns',
    'Pune',
    'Filed returns',
  ],
])('reads a job from %j', (job, location, jobDescription) => {
  expect(jobsIn(job)).toMatchObject([
    {
      position: 'Clerk',
      companyName: 'Neem Ltd.',
      location,
      startDate: 'June 2012',
      endDate: 'March 2018',
      jobDescription,
    },
  ]);
});

it.each([
  'Present Employer : Neem Ltd., Pune\nDesignation : Clerk\nPeriod : Since Apr’20\nNotice Period : 30 days',
  'Company : Neem Ltd.\nDesignation : Clerk\nLocation : Pune\nClient : Lloyds Bank, Leeds, UK\nSince Apr’20',
  'Neem Ltd., Pune\nClerk (Client: Lloyds Bank, UK)\nSince Apr’20',
  'Neem Ltd., Pune [Apr’20 – Present]\nClerk',
])('neither a client nor a term of notice is the company or the place of %j', (head) => {
  expect(jobsIn(head)).toMatchObject([
    {
      position: 'Clerk',
      companyName: 'Neem Ltd.',
      location: 'Pune',
      startDate: 'Apr 2020',
      endDate: 'Present',
    },
  ]);
});

it.each(['Manager – Record to Report', 'Manager – Taxation'])(
  'a department is a part of the position: %s',
  (position) => {
    const job = { position, companyName: 'Neem Ltd.', location: 'Pune' };
    const head = `Neem Ltd., Pune\n${position}\nSince Apr’20`;
    expect(readBelowSummary('EXPERIENCE', head).workExperiences).toMatchObject([job]);
  },
);

it('a department behind a comma is no company of a promotion', () => {
  const jobs =
    'Neem Ltd., Pune\nVice President    2019 – Present\n• Led it\nManager, Corporate Banking    2016 – 2019\n• Lent it';
  expect(jobsIn(jobs)).toMatchObject([
    { companyName: 'Neem Ltd.', position: 'Vice President' },
    { companyName: 'Neem Ltd.', position: 'Manager, Corporate Banking' },
  ]);
});

it('a company may be named after a department', () => {
  expect(jobsIn('Sales Officer, Bajaj Finance\n2019 – 2021')).toMatchObject([
    { position: 'Sales Officer', companyName: 'Bajaj Finance' },
  ]);
});

it('what a firm says of itself is no position', () => {
  const companyName = 'M/s. Rao & Associates, Chartered Accountants';
  const head = `${companyName}, Pune\nArticled Assistant\n2012 – 2015`;
  expect(readBelowSummary('EXPERIENCE', head).workExperiences).toMatchObject([
    { companyName, position: 'Articled Assistant', location: 'Pune' },
  ]);
});

it('a table of marks may have two lines in its head, and divisions before the marks', () => {
  const { education, languages } = readText(`Meera Thomas

EDUCATION
Exam\tBoard /\tYear of\tDivision\t% of
\tUniversity\tPassing\t\tMarks
B.Com\tMumbai University\t2016\tFirst\t71.4
SSLC\tSt. Mary’s GHS\t2011\tDistinction\t92

LANGUAGES
Hindi, English
Notice Period: 60 days`);
  expect(education).toMatchObject([
    { courseName: 'B.Com', collegeName: 'Mumbai University', endDate: '2016', cgpaPercent: '71.4' },
    { courseName: 'SSLC', collegeName: 'St. Mary’s GHS', endDate: '2011', cgpaPercent: '92' },
  ]);
  expect(languages?.map(({ name }) => name)).toEqual(['Hindi', 'English']);
});

it('the post that is applied for is a title, and a current location a place', () => {
  const head =
    'BIO-DATA\nPOST APPLIED FOR: WELDER (TIG)\nName : Salim Ansari\nCurrent Location : Siwan, Bihar';
  expect(readText(`${head}\n\nSKILLS\nMIG, TIG`).personalInfo).toMatchObject({
    fullName: 'Salim Ansari',
    title: 'WELDER (TIG)',
    location: 'Siwan, Bihar',
  });
});

it('reads numbers as those of jobs if labels follow, and as bullets below them', () => {
  const both = (first: string, second: string) =>
    `${first}\nDesignation : Driver\nPeriod : 2016 to 2019\n${second}\nDesignation : Driver\nPeriod : 2019 to till date`;
  expect(jobsIn(both('1) Ola Pvt. Ltd.', '2) Blue Dart Ltd.'))).toMatchObject([
    { companyName: 'Ola Pvt. Ltd.', position: 'Driver', startDate: '2016', endDate: '2019' },
    { companyName: 'Blue Dart Ltd.', position: 'Driver', startDate: '2019', endDate: 'Present' },
  ]);
  const points = '\n1. Drove at night, also in the rain of July\n2. Kept the books\n';
  expect(jobsIn(both('Company : Ola', `${points}Company : Uber`))).toMatchObject([
    {
      companyName: 'Ola',
      jobDescription: 'Drove at night, also in the rain of July',
      additionalField1: 'Kept the books',
    },
    { companyName: 'Uber', jobDescription: '' },
  ]);
});

it('reads a form whose lines, sections and rows are numbered', () => {
  const form = `BIO-DATA

1. Name\t\t\t: Rajendra Verma
2. Permanent Address\t: Saraiya, Dist. Muzaffarpur, Bihar - 842126
3. Mobile No.\t\t: 9431012345

4. Educational Qualifications :
S.No.\tExam Passed\tBoard/University\tYear
1\tB.Sc.\tB.R.A. Bihar University\t2005
2\tB.Ed.\tIGNOU, New Delhi\t2010

5. Teaching Experience :
Sl.\tName of Institution\tPost held\tFrom\tTo
1\tGovt. High School\tAssistant Teacher\tJuly 2011\tMarch 2016
2\tRajkiya Inter College\tLecturer\tApril 2016\tTill date`;
  expect(readText(form)).toMatchObject({
    personalInfo: {
      fullName: 'Rajendra Verma',
      location: 'Saraiya, Dist. Muzaffarpur, Bihar - 842126',
      phone: '9431012345',
    },
    education: [
      { courseName: 'B.Sc.', collegeName: 'B.R.A. Bihar University', endDate: '2005' },
      { courseName: 'B.Ed.', collegeName: 'IGNOU, New Delhi', endDate: '2010' },
    ],
    workExperiences: [
      { companyName: 'Govt. High School', position: 'Assistant Teacher', endDate: 'March 2016' },
      { companyName: 'Rajkiya Inter College', position: 'Lecturer', endDate: 'Present' },
    ],
  });
});

it('knows points by their indent below a line that begins with a date, if no gap makes a column of it', () => {
  const points = '    Designed services for banks\n    Reduced its run time by five hours of every night';
  expect(jobsIn(`Jan'21 - Present | Neem Ltd.\nSoftware Engineer\n${points}`)).toMatchObject([
    {
      companyName: 'Neem Ltd.',
      position: 'Software Engineer',
      jobDescription: 'Designed services for banks',
      additionalField1: 'Reduced its run time by five hours of every night',
    },
  ]);
});

it('reads numbered lines with a gap behind the number, and takes no detail for a title', () => {
  const form = '1.    Name : Asha Rao\n2.    Gender : Female\n3.    Mobile : 9431012345\nDOB    01/06/1988';
  const { personalInfo } = readText(`${form}\n\nSKILLS\nTally`);
  expect(personalInfo).toMatchObject({ fullName: 'Asha Rao', phone: '9431012345', title: '' });
});

it('reads the title of a project by its label, and a list whose bullets are stars', () => {
  const project = 'Title: Street Light Control\nTeam Size: 4\nDescription: Lights that switch themselves on.';
  const schools = '* B.Com from Gujarat University in 2012\n* CA Inter from ICAI in 2013';
  const end = 'LANGUAGES\nHindi\nI certify that the above is true.\nPlace: Wai';
  const text = `Meera Thomas\nm@ex.in\n\nPROJECTS\n${project}\n\nEDUCATION\n${schools}\n\n${end}`;
  expect(readText(text)).toMatchObject({
    projects: [
      { projectName: 'Street Light Control', projectDescription: 'Lights that switch themselves on.' },
    ],
    education: [{ courseName: 'B.Com' }, { courseName: 'CA Inter' }],
    languages: [{ name: 'Hindi' }],
  });
});

it('says a name once that is said again among personal details', () => {
  const text =
    'PRIYANKA PATIL\np@ex.in\n\nSKILLS\nTally\n\nPERSONAL DETAILS:\nName: Priyanka Patil\nGender: Female';
  expect(readText(text).personalInfo?.fullName).toBe('PRIYANKA PATIL');
});

it('reads a chat: marks of bold and slanted words, and pictures before contacts', () => {
  const text = `*Fatima Begum*
_Staff Nurse (ICU)_
📞 +91 90000 12345
📧 fatima_n@ex.in
📍 Tolichowki, Hyderabad

*Career snapshot*
Calm in emergencies, and fluent in the four languages of a large hospital.

*Skills*
ECG, 2*3 shifts, **triage**`;
  expect(readText(text)).toMatchObject({
    personalInfo: {
      fullName: 'Fatima Begum',
      title: 'Staff Nurse (ICU)',
      phone: '+91 90000 12345',
      email: 'fatima_n@ex.in',
      location: 'Tolichowki, Hyderabad',
      description: 'Calm in emergencies, and fluent in the four languages of a large hospital.',
    },
    skills: [{ value: 'ECG, 2*3 shifts, **triage**' }],
  });
});
