import { readBelowSummary, readRuns, readText, SUMMARY } from '../../../../test/jest/readText';
import { runsOfText } from './runsOfText';

it('reads what Word copies: tabs are gaps, and soft line breaks end lines', () => {
  const text =
    'Meera Thomas\vStaff Nurse\r\n\r\nEXPERIENCE\r\nStaff Nurse\tMar 2020 – till date\r\nMalabar Hospital\tKochi\r\n•\tLed the night shift\r\no\tTrained 22 graduates\r\n';
  expect(readText(text)).toMatchObject({
    personalInfo: { fullName: 'Meera Thomas', title: 'Staff Nurse' },
    workExperiences: [
      {
        position: 'Staff Nurse',
        companyName: 'Malabar Hospital',
        location: 'Kochi',
        startDate: 'Mar 2020',
        endDate: 'Present',
        jobDescription: 'Led the night shift',
        additionalField1: 'Trained 22 graduates',
      },
    ],
  });
});

it('drops invisible characters, as phones and web pages put them around numbers and between letters', () => {
  const text = '\uFEFFMeera Tho\uFEFFmas\nStaff Nurse\n\u202A+91 98765 43210\u202C\nmeera@example.in\u200B';
  expect(readText(text).personalInfo).toMatchObject({
    fullName: 'Meera Thomas',
    phone: '+91 98765 43210',
    email: 'meera@example.in',
  });
});

const POINT = '• Trained 22 graduates';

it.each([
  ['Malabar Hospital, continued', ['Malabar Hospital, continued', POINT]],
  ['Experience (contd.)', ['Experience (contd.)', POINT]],
  ['its number below', [POINT, 'Meera Thomas\t2 / 2']],
  [
    'its number in another column, below the mark',
    ['Experience, continued', `Meera Thomas\t2 / 2\t${POINT}`],
  ],
  [
    'what goes on in two columns above its number',
    ['Education, continued\tExperience, continued', `Meera Thomas\t2 / 2\t${POINT}`],
  ],
  [
    'what goes on in two columns beside and below its number',
    ['Meera Thomas\tExperience, continued\t2 / 2', 'Education, continued', POINT],
  ],
])('reads a second page with %s as if that were not there', (_, second) => {
  const first = [
    'Meera Thomas',
    'EXPERIENCE',
    'Staff Nurse\tMar 2020 – till date',
    'Malabar Hospital\tKochi',
    '• Led the night shift',
  ];
  const runs = [first, second].flatMap((lines, page) =>
    runsOfText(lines.join('\n')).map((run) => ({ ...run, page })),
  );
  const { workExperiences } = readRuns(runs);
  expect(workExperiences).toHaveLength(1);
  expect(workExperiences?.[0]).toMatchObject({
    companyName: 'Malabar Hospital',
    jobDescription: 'Led the night shift',
    additionalField1: 'Trained 22 graduates',
    additionalField2: '',
  });
});

describe('a job', () => {
  it.each([
    ['Neem Tree, Pune\nAccountant\nJan 2020 – Present', 'Pune'],
    ['Accountant\nNeem Tree, Pune\nJan 2020 – Present', 'Pune'],
    ['Neem Tree\nAccountant\nPune\nJan 2020 – Present', 'Pune'],
    ['Accountant, Neem Tree\nJan 2020 – Present', ''],
    ['Accountant, Neem Tree\tPune\nJan 2020 – Present', 'Pune'],
    ['1. Neem Tree, Pune (Jan 2020 – Present)\nDesignation: Accountant', 'Pune'],
    ['1) Accountant, Neem Tree, Jan 2020 to date\nClosed the books in three days.', ''],
    ['Accountant | Neem Tree | Jan 2020 – Present', ''],
    ['Accountant | Neem Tree | Pune | Jan 2020 – Present', 'Pune'],
  ])('is read from “%s”', (head, location) => {
    expect(readBelowSummary('EXPERIENCE', `${head}\n• Led the audit`).workExperiences).toMatchObject([
      {
        position: 'Accountant',
        companyName: 'Neem Tree',
        location,
        startDate: 'Jan 2020',
        endDate: 'Present',
      },
    ]);
  });
});

it('lines that stand further right are points, also without bullets', () => {
  const text = `Accountant, Neem Tree, Jan 2020 – Present\n    Led the audit of three branches\n    Cut its time by 35% in a year`;
  expect(readBelowSummary('EXPERIENCE', text).workExperiences).toMatchObject([
    {
      companyName: 'Neem Tree',
      jobDescription: 'Led the audit of three branches',
      additionalField1: 'Cut its time by 35% in a year',
    },
  ]);
});

it('a name and acronyms in capitals are not headings', () => {
  const text = `RAHUL SHARMA\nAccountant\nB-12, Sector 5, Dwarka, New Delhi - 110075\nMobile: +91 98765 43210\n${SUMMARY}\n\nSKILLS\nTally\nGST\nExcel\n\nDECLARATION\nAll is true.`;
  expect(readText(text)).toMatchObject({
    personalInfo: {
      fullName: 'RAHUL SHARMA',
      title: 'Accountant',
      phone: '+91 98765 43210',
      location: 'B-12, Sector 5, Dwarka, New Delhi - 110075',
    },
    skills: [{ name: '', value: 'Tally, GST, Excel' }],
  });
});

it('points in capitals are not headings if other headings have no bullets', () => {
  const text =
    'ASHA RAO\na@ex.in\n\nSUMMARY\nKeeps books.\n\nSKILLS\n• MS OFFICE\n• AUTOCAD\n\nHOBBIES\nCricket';
  const { ownSections, skills, interests } = readText(text);
  expect(ownSections).toBeUndefined();
  expect(skills).toMatchObject([{ value: 'MS OFFICE, AUTOCAD' }]);
  expect(interests).toMatchObject([{ name: 'Cricket' }]);
});

it('what the government runs is a school, also if its name is an acronym', () => {
  const school = 'ITI Electrician, Government ITI Nagpur, 2017, 78%';
  expect(readBelowSummary('EDUCATION', school).education).toMatchObject([
    { courseName: 'ITI Electrician', collegeName: 'Government ITI Nagpur', endDate: '2017' },
  ]);
});

it('a degree begins a course, a sentence ends the head of a project, and a label stays with it', () => {
  const text = `Bachelor of Management Studies\nUniversity of Mumbai\n2019 – 2022\nHSC, St. Xavier’s College, 2019\n\nPROJECTS\nCampaign for a bakery\nTripled its followers in a month.\nTools: Canva, Meta Ads`;
  expect(readBelowSummary('EDUCATION', text)).toMatchObject({
    education: [
      {
        courseName: 'Bachelor of Management Studies',
        collegeName: 'University of Mumbai',
        startDate: '2019',
      },
      { courseName: 'HSC', collegeName: 'St. Xavier’s College', endDate: '2019' },
    ],
    projects: [
      {
        projectName: 'Campaign for a bakery',
        techStack: 'Canva, Meta Ads',
        projectDescription: 'Tripled its followers in a month.',
      },
    ],
  });
});

it('a heading may stand before its text', () => {
  const text = `Meera Thomas\n${SUMMARY}\n\nSkills: Tally, Excel\nPassport: yes\nLanguages: Hindi, English`;
  expect(readText(text)).toMatchObject({
    skills: [{ value: 'Tally, Excel' }],
    languages: [{ name: 'Hindi' }, { name: 'English' }],
  });
});

it('colons may stand in a column', () => {
  const text = `BIO-DATA\n\nName          :  Ramesh Yadav\nFather’s Name :  Mohan Yadav\nAddress       :  Rampur, Dist. Jaunpur, Uttar Pradesh\nMobile No.    :  9935012345\n${SUMMARY}`;
  const { title, ...person } = readText(text).personalInfo ?? {};
  expect(person).toMatchObject({
    fullName: 'Ramesh Yadav',
    location: 'Rampur, Dist. Jaunpur, Uttar Pradesh',
    phone: '9935012345',
  });
  expect(title).toBeFalsy();
});

it('every address of a line is found', () => {
  const text = `Meera Thomas\nmeera@example.in | LinkedIn: linkedin.com/in/meera | github.com/meera\n${SUMMARY}`;
  expect(readText(text).personalInfo).toMatchObject({
    email: 'meera@example.in',
    linkedIn: 'linkedin.com/in/meera',
    github: 'github.com/meera',
  });
});

it('reads a personal profile of sentences as a summary', () => {
  const profile = 'Keeps the books of small firms and files their returns.';
  const { personalInfo } = readText(`Asha Rao\n\nSKILLS\nTally\n\nPERSONAL PROFILE\n${profile}`);
  expect(personalInfo?.description).toBe(profile);
});
