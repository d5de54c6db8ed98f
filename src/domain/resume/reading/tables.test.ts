import { readBelow } from '../../../../test/jest/readText';

/** The entries of a table of marks under a heading, without empty fields. */
const coursesIn = (text: string) =>
  readBelow('EDUCATION', text).education?.map((course) =>
    Object.values({ ...course }).filter((field) => typeof field === 'string' && field !== ''),
  );

it('reads rows whose cells only two blanks separate by their order', () => {
  const text = `Sr. No.  Examination  Board/University  Year  Percentage
1  B.Com  Mumbai University  2018  62%
2  HSC  Maharashtra Board  2015  58.5%`;
  expect(coursesIn(text)).toEqual([
    ['B.Com', 'Mumbai University', '62%', '2018'],
    ['HSC', 'Maharashtra Board', '58.5%', '2015'],
  ]);
});

it('joins the lines of a cell to the row that has the year', () => {
  const text = `Sr. No.   Examination   Board/University    Year   Percentage
1         B.Com         Mumbai University   2018   62%
2         HSC           Maharashtra State   2015   58.5%
                        Board`;
  expect(coursesIn(text)?.[1]).toEqual(['HSC', 'Maharashtra State Board', '58.5%', '2015']);
});

it('takes the school rather than the board, and nothing from a column of another kind', () => {
  const text = `Year\tExam Passed\tSchool/College\tBoard/Univ.\tCPI/Percentage\tRemarks
2018\tB.Com\tKC College\tMumbai University\t6.2\tFirst attempt
2015\tHSC\tHill School\tBoard of Education, Pune\t58.5\tDistinction`;
  expect(coursesIn(text)).toEqual([
    ['B.Com', 'KC College', '6.2', '2018'],
    ['HSC', 'Hill School', '58.5', '2015'],
  ]);
});

it('takes marks rather than a division, and a heading may end in a dash', () => {
  const text = `Exam\tBoard\tYear\tDivision\t% of Marks\nB.A.\tUtkal University\t2017\t2nd\t52`;
  const { education, workExperiences } = readBelow(
    'EDUCATION: -',
    `${text}\n\nWORK EXPERIENCE: -\n1) Company: Neem\nPost: Clerk\n2) Company: Oak\nPost: Cook`,
  );
  expect(education).toMatchObject([{ courseName: 'B.A.', cgpaPercent: '52' }]);
  expect(workExperiences).toMatchObject([{ companyName: 'Neem' }, { companyName: 'Oak' }]);
});

it('reads what stands above a table, too', () => {
  const text = `MBA (Finance), Pune University, 2019, 62%
Exam\tBoard\tYear\t%
B.Com\tMumbai University\t2016\t71
HSC\tMaharashtra Board\t2013\t58.5`;
  expect(coursesIn(text)).toEqual([
    ['MBA', 'Finance', 'Pune University', '62%', '2019'],
    ['B.Com', 'Mumbai University', '71', '2016'],
    ['HSC', 'Maharashtra Board', '58.5', '2013'],
  ]);
});

it('reads tables of other columns below each other', () => {
  const text = `S.No.\tExamination\tBoard\tYear\t%
1\tB.Com\tMumbai University\t2016\t71
2\tHSC\tMaharashtra Board\t2013\t58.5

PROFESSIONAL QUALIFICATION
Course\tInstitute\tYear\t%
B.Ed\tHill College\t2018\t72`;
  expect(coursesIn(text)).toEqual([
    ['B.Com', 'Mumbai University', '71', '2016'],
    ['HSC', 'Maharashtra Board', '58.5', '2013'],
    ['B.Ed', 'Hill College', '72', '2018'],
  ]);
});

it('reads a line right below a table, across its columns, as an entry of its own', () => {
  const text = `S.No\tExam\tBoard\tYear\t%
1\tB.Com\tMumbai University\t2016\t71
Diploma in Accounting from NIIT, Pune in 2014`;
  expect(coursesIn(text)).toEqual([
    ['B.Com', 'Mumbai University', '71', '2016'],
    ['Diploma', 'Accounting', 'NIIT, Pune', '2014'],
  ]);
});

it('reads a month of two digits in a column of dates, or under their label', () => {
  const table = `S.No\tOrganisation\tPost\tFrom\tTo
1\tNeem Ltd.\tClerk\t07/19\t03/21`;
  for (const text of [table, 'Company: Neem Ltd.\nPost: Clerk\nFrom: 07/19\nTo: 03/21'])
    expect(readBelow('WORK EXPERIENCE', text).workExperiences).toMatchObject([
      { companyName: 'Neem Ltd.', position: 'Clerk', startDate: 'Jul 2019', endDate: 'Mar 2021' },
    ]);
});

it.each(['62.50 - 64.25', '8.64 – 9.12', '24/7'])('takes %s for no period', (text) => {
  expect(coursesIn(`B.Com, Delhi University, 2016\n${text}`)?.flat()).not.toContain('1964');
  expect(coursesIn(`B.Com, Delhi University, 2016\n${text}`)?.flat()).toContain('2016');
});

it.each([
  'Degree\tInstitute & Board\tMarks\nB.Com\tKC College\t62%\nHSC\tHill School\t58.5%',
  'Particulars\tInstitute\tMarks\nB.Com\tKC College\t62%\nHSC\tHill School\t58.5%',
  'Std.\tSchool / College\tMarks\nB.Com\tKC College\t62%\nHSC\tHill School\t58.5%',
])('of three columns, one may have any name: %j', (text) => {
  expect(coursesIn(text)).toEqual([
    ['B.Com', 'KC College', '62%'],
    ['HSC', 'Hill School', '58.5%'],
  ]);
});
