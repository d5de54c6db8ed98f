import { readRuns } from '../../../../test/jest/readText';
import { HEADING_SETS } from '../headingSets';
import { isSectionName, readySetOf, sectionNamed, type SectionName } from './headings';
import type { TextRun } from './textRun';

/** Texts below each other; headings in Tamil are as small as its font makes them, and titles are bold, too. */
function runsOf(lines: readonly (readonly [text: string, size: number, font?: string])[]): TextRun[] {
  return lines.map(([text, size, font = 'Sans-Regular'], line) => {
    const width = (text.length * size) / 2;
    return { text, page: 0, x: 50, y: 750 - 16 * line, width, size, font };
  });
}

const read = (headingSize: number, titleSize: number) =>
  readRuns(
    runsOf([
      ['Asha Rao', 24, 'Sans-Bold'],
      ['asha@example.com', 10],
      ['சுருக்கம்', headingSize, 'Tamil-Bold'],
      ['Keeps the books of small firms, and files their returns in time.', 10],
      ['கல்வி', headingSize, 'Tamil-Bold'],
      ['Sabarmati Institute of Design', titleSize, 'Sans-Bold'],
      ['Master of Design, 2019 – 2021', 10],
      ['Ranade College of Architecture', titleSize, 'Sans-Bold'],
      ['Bachelor of Architecture, 2014 – 2019', 10],
    ]),
  );

it.each([
  ['of one set bring that set', ['कार्य अनुभव', 'शिक्षा', 'भाषाएँ'], HEADING_SETS.hindi.headings],
  ['that two sets share bring what the others say', ['सारांश', 'शिक्षण'], HEADING_SETS.marathi.headings],
  ['in capitals, for their design', ['PROFESSIONAL SUMMARY', 'Referees'], HEADING_SETS.formal.headings],
  ['of which one is of no set bring none', ['Professional Summary', 'Education'], undefined],
  ['that are missing bring none', [], undefined],
])('headings %s', (_what, headings, set) => {
  expect(readySetOf(headings)).toBe(set);
});

it.each([
  ['as small as notes', 8, 10],
  ['as large as titles in Latin letters', 10, 10],
])('headings in Tamil are known when they are %s', (_what, headingSize, titleSize) => {
  expect(read(headingSize, titleSize)).toMatchObject({
    design: { headings: HEADING_SETS.tamil.headings },
    personalInfo: { description: 'Keeps the books of small firms, and files their returns in time.' },
    education: [
      { collegeName: 'Sabarmati Institute of Design' },
      { collegeName: 'Ranade College of Architecture' },
    ],
  });
});

it('titles that are smaller than the headings begin no section, although some could name one', () => {
  const resume = readRuns(
    runsOf([
      ['Rahul Verma', 20, 'Sans-Bold'],
      ['rahul@example.com', 10],
      ['Skills', 12, 'Sans-Bold'],
      ['Tools', 10, 'Sans-Bold'],
      ['Git, Docker, Linux', 10],
      ['Technologies', 10, 'Sans-Bold'],
      ['Java, Redis', 10],
      ['Experience', 12, 'Sans-Bold'],
      ['Software Engineering Intern', 10, 'Sans-Bold'],
      ['Narmada Traders, Bhopal', 10],
      ['January 2025 – June 2025', 10],
    ]),
  );
  expect(resume).toMatchObject({
    skills: [{ value: 'Git, Docker, Linux' }, { value: 'Java, Redis' }],
    workExperiences: [{ position: 'Software Engineering Intern', companyName: 'Narmada Traders' }],
  });
});

it.each([
  ['larger than its headings', 24, 'ASHA RAO'],
  ['as large as them', 14, undefined],
])('a name below a sidebar is found in letters %s', (_what, size, fullName) => {
  const lines = [
    'SKILLS',
    'Tally, GST',
    'ASHA RAO',
    'Clerk with nine shops',
    'EXPERIENCE',
    'Cook',
    'Oak Hotel',
  ];
  const sizeOf = (line: string) => (line === 'ASHA RAO' ? size : /^[A-Z]+$/.test(line) ? 14 : 10);
  const { personalInfo, skills } = readRuns(runsOf(lines.map((line) => [line, sizeOf(line)])));
  expect(personalInfo?.fullName).toBe(fullName);
  expect(skills).toMatchObject([{ value: 'Tally, GST' }]);
});

it.each<[section: SectionName, headings: string]>([
  ['summary', 'Profile Summary, Professional Synopsis, About Myself, Profile at a Glance'],
  ['objective', 'Career Vision, Job Objective'],
  [
    'work',
    'Exp, Career Progression, Employment Scan, Nursing Experience, Summer Internship, Internship Details',
  ],
  [
    'work',
    'Academic Appointments, Professional Work Experience, Experience Details, Service Record, Occupational Contour',
  ],
  ['education', 'Academia, Scholastics, Scholastic Record, Academic Profile, Basic Qualification, Schooling'],
  [
    'skills',
    'Software, Software Skills, IT Proficiency, Computer Literacy, Area of Expertise, Technical Purview',
  ],
  ['languages', 'Language Proficiency, Linguistic Abilities, Known Languages, Lang Known'],
  ['certificates', 'Trainings & Certifications, Professional Certifications, Short-Term Courses'],
  ['projects', 'Final Year Project, Projects Handled'],
  ['contact', 'Personal Info, Personal Bio-data, Personal Snippets, Basic Details, Personal Detail'],
  ['contact', 'Links, Profiles, Social Links'],
  ['strengths', 'Strengths & Weaknesses, Personal Traits, Personal Attributes'],
  ['interests', 'Hobby'],
  ['own', 'Extra-Curricular, Rewards & Recognition'],
  ['other', 'Family Details, Passport Details, Salary Details'],
])(
  'known by all its words, as a pasted text has no other sign, is a heading of %s: %s',
  (section, headings) => {
    for (const heading of headings.split(', '))
      expect([heading, isSectionName(heading), sectionNamed(heading)]).toEqual([heading, true, section]);
  },
);

it.each([
  ['What I do', 'summary'],
  ['Where I’ve worked', 'work'],
  ['Where I studied', 'education'],
  ['Courses done', 'certificates'],
  ['Courses taught', undefined],
])('known by its style and one of its words, “%s” is a heading of %s', (heading, section) => {
  expect(sectionNamed(heading)).toBe(section);
});
