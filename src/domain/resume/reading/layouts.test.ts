import { readBelowSummary, readRuns, readText, SUMMARY, withBold } from '../../../../test/jest/readText';
import type { TextRun } from './textRun';

/* Where texts stand: indents, columns of colons, and cells in the middle of their rows. */

const JOBS = [
  {
    position: 'Clerk',
    companyName: 'Neem Ltd.',
    jobDescription: 'Filed the returns – all of them – of a trade for 2019',
  },
  {
    position: 'Cook',
    companyName: 'Oak Hotel',
    jobDescription: 'Cut the cost of gas in FY 2017-18 and FY 2018-19 by 27%',
  },
];

it.each([
  [
    'beside a column of dates',
    `2018 – 2020    Clerk
               Neem Ltd.
                 Filed the returns – all of them – of a trade for 2019
2016 – 2018    Cook
               Oak Hotel
                 Cut the cost of gas in FY 2017-18 and FY 2018-19 by 27%`,
  ],
  [
    'below dates on a line of their own',
    `Clerk
Neem Ltd.
2018 – 2020
   Filed the returns – all of them – of a trade for 2019
Cook
Oak Hotel
2016 – 2018
   Cut the cost of gas in FY 2017-18 and FY 2018-19 by 27%`,
  ],
])('knows points with drawn bullets by their indent %s', (_, jobs) => {
  expect(readBelowSummary('EXPERIENCE', jobs).workExperiences).toMatchObject(JOBS);
});

it('reads the numbered rows of a bio-data form, whose colons have a column of their own', () => {
  const form = `BIO-DATA

1.   Name (in block letters)   :   MEERA THOMAS
2.   Father’s Name             :   Shri Jacob Thomas
3.   Permanent Address         :   House 12, Mission Road, Ward 7, Sapotra, Karauli,
                                   Rajasthan – 322218
4.   Mobile Number             :   94145 67812
5.   Present Post held         :   Junior Engineer
6.   Expected CTC              :   9 LPA`;
  const employment = `Details of Employment:
Name of Organisation : PWD
Nature of Duties : Supervision of roads`;
  const resume = readText(`${form}\n\n\n${employment}\n\n\nTraining undergone\nQuality control, 2015`);
  expect(resume).toMatchObject({
    personalInfo: {
      fullName: 'MEERA THOMAS',
      location: 'House 12, Mission Road, Ward 7, Sapotra, Karauli, Rajasthan – 322218',
      phone: '94145 67812',
      title: 'Junior Engineer',
    },
    workExperiences: [{ companyName: 'PWD', jobDescription: 'Supervision of roads' }],
    ownSections: [{ heading: 'Training undergone' }],
  });
});

/** A text in letters of 10 points around the middle of its cell. */
const centred = (text: string, middle: number, y: number): TextRun => ({
  text,
  page: 0,
  x: middle - text.length * 2.5,
  y,
  width: text.length * 5,
  size: 10,
  font: '',
});

it('reads a table whose cells are in the middle of their columns and rows', () => {
  const row = (y: number, course: string, school: readonly string[], year: string, marks: string) => [
    ...[course, year, marks].map((text, index) => centred(text, [60, 350, 450][index] ?? 0, y)),
    ...school.map((text, line) => centred(text, 200, y + (school.length - 1) * 6 - line * 12)),
  ];
  const runs = [
    centred('Meera Thomas', 200, 800),
    centred('ACADEMIC CREDENTIALS', 60, 760),
    centred('Year of', 350, 736),
    centred('Course', 60, 730),
    centred('Institution', 200, 730),
    centred('CGPA / %', 450, 730),
    centred('Passing', 350, 724),
    ...row(700, 'B.E.', ['Kumaraguru College of Technology', 'Coimbatore'], '2024', '8.42'),
    ...row(670, 'HSC', ['Vivekananda School'], '2020', '91.6'),
    ...row(640, 'SSLC', ['The Vivekananda Secondary School', 'Erode'], '2018', '96.2'),
  ];
  expect(readRuns(runs).education).toMatchObject([
    {
      courseName: 'B.E.',
      collegeName: 'Kumaraguru College of Technology Coimbatore',
      endDate: '2024',
      cgpaPercent: '8.42',
    },
    { courseName: 'HSC', collegeName: 'Vivekananda School', endDate: '2020', cgpaPercent: '91.6' },
    {
      courseName: 'SSLC',
      collegeName: 'The Vivekananda Secondary School Erode',
      endDate: '2018',
      cgpaPercent: '96.2',
    },
  ]);
});

it('cells that stand between the lines of their rows are not a column of the page', () => {
  const at = (x: number, y: number, ...texts: string[]) =>
    texts.map((text, line) => ({ ...centred(text, x, y - line * 13), x }));
  const row = (y: number, course: string, school: string, year: string, marks: string) => [
    ...at(60, y + 6, course, '(Hons.)'),
    ...at(180, y + 6, school, 'Pune'),
    ...at(350, y, year),
    ...at(450, y, marks),
  ];
  const runs = [
    ...at(60, 800, 'Meera Thomas'),
    ...at(60, 760, 'EDUCATIONAL DETAILS'),
    ...at(60, 730, 'Course'),
    ...at(180, 730, 'Institution'),
    ...at(450, 730, 'Percentage'),
    ...at(350, 736, 'Year of', 'Passing'),
    ...row(700, 'B.A.', 'Fergusson College', '2020', '68%'),
    ...row(670, 'M.A.', 'Modern College', '2022', '71%'),
    ...row(640, 'M.Phil.', 'Garware College', '2024', '75%'),
    ...at(60, 600, 'SKILLS'),
    ...at(60, 580, 'Tally'),
  ];
  expect(readRuns(runs)).toMatchObject({
    personalInfo: { title: '' },
    education: [
      { collegeName: 'Fergusson College Pune', endDate: '2020', cgpaPercent: '68%' },
      { collegeName: 'Modern College Pune', endDate: '2022', cgpaPercent: '71%' },
      { collegeName: 'Garware College Pune', endDate: '2024', cgpaPercent: '75%' },
    ],
  });
});

it('reads headings in spaced letters of which some are drawn close together, and a place behind a symbol', () => {
  const text = `Meera Thomas

C O N TA C T
m@ex.in
⌂ Kochi, Kerala

E D U C AT I O N
B.Sc., 2018`;
  expect(readText(text)).toMatchObject({
    personalInfo: { email: 'm@ex.in', location: 'Kochi, Kerala' },
    education: [{ courseName: 'B.Sc.', endDate: '2018' }],
  });
});

it('finds languages and hobbies among details under any heading, with colons and without', () => {
  const details = `OTHER DETAILS
Languages        Marathi, Hindi
Hobbies: Chess
Date of Birth    3 August 1988
Current CTC      9.6 LPA`;
  const resume = readText(`Meera Thomas\n\nSKILLS\nTally\n\n${details}`);
  expect(resume).toMatchObject({
    languages: [{ name: 'Marathi' }, { name: 'Hindi' }],
    interests: [{ name: 'Chess' }],
  });
  expect(resume.ownSections).toBeUndefined();
});

it.each([
  'Mother tongue: Tamil\nEnglish    C1',
  'Language    Speaking    Writing\nTamil    Native    Native\nEnglish    C1    B2',
  'Tamil – Native, English – C1, Read, Write',
])('neither abilities nor second levels are languages in %j', (languages) => {
  expect(readText(`Meera Thomas\n\nLANGUAGES\n${languages}`).languages).toMatchObject([
    { name: 'Tamil', fluency: '10' },
    { name: 'English', fluency: '9' },
  ]);
});

it('takes the bold name of an author among others for no title', () => {
  const text = `Asha Rao

PUBLICATIONS
‹A. Rao›, S. Iyer, “Sparse Attention”, Interspeech, 2023.
S. Iyer, ‹A. Rao›, “Parallel Data”, EMNLP, 2022.`;
  expect(readRuns(withBold(text)).ownSections).toMatchObject([
    {
      entries: [
        {
          companyName: '',
          jobDescription: 'A. Rao, S. Iyer, “Sparse Attention”, Interspeech, 2023.',
          additionalField1: 'S. Iyer, A. Rao, “Parallel Data”, EMNLP, 2022.',
        },
      ],
    },
  ]);
});

it('bold lines above a degree are one name, although their lines end early', () => {
  const text = `‹Kerala University›
‹of Health Sciences›
B.Sc. Nursing, Cardiology
2012 – 2016
‹St. Anne’s Higher›
‹Secondary School›
Plus Two, Science
2010 – 2012`;
  const { education } = readRuns(withBold(`Meera Thomas\nm@ex.in\n\n${SUMMARY}\n\n‹EDUCATION›\n${text}`));
  expect(education).toMatchObject([
    { courseName: 'B.Sc. Nursing', collegeName: 'Kerala University of Health Sciences', endDate: '2016' },
    { courseName: 'Plus Two', collegeName: 'St. Anne’s Higher Secondary School', endDate: '2012' },
  ]);
});
