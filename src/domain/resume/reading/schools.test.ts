import { readBelowSummary, readRuns, SUMMARY, withBold } from '../../../../test/jest/readText';

it.each([
  ['2013-17', '2013', '2017'],
  ['2008-12', '2008', '2012'],
  ['2006-09 – 2009-12', '2006', '2009'],
  ['2018-08', '', '2018'],
  ['2017', '', '2017'],
  ['Since 2024', '2024', ''],
])('a course of %j begins in “%s” and ends in “%s”', (years, startDate, endDate) => {
  const { education } = readBelowSummary('EDUCATION', `B.Com, Fergusson College, Pune, ${years}`);
  expect(education).toMatchObject([{ startDate, endDate }]);
});

it.each([
  'B.Com\nRuia College\nMumbai    2016 – 2019',
  'B.Com    2016 – 2019\nRuia College    Mumbai, India',
  'Mumbai, 2016 – 2019\nB.Com\nRuia College',
  'B.Com\nRuia College\nGandhinagar, Gujarat | 2016 – 2019',
  'B.Com\nRuia College - Phagwara, Punjab\n2016 – 2019',
])('a place beside a date is neither a college nor a stream: %j', (school) => {
  const course = { courseName: 'B.Com', stream: '', collegeName: 'Ruia College', endDate: '2019' };
  expect(readBelowSummary('EDUCATION', `${school}\n${school}`).education).toMatchObject([course, course]);
});

it.each([
  ['B.Tech/B.E. Mechanical | BIT Sindri | 2019', 'B.Tech/B.E.', 'Mechanical', 'BIT Sindri'],
  ['Sikkim University — M.A. English — 2019', 'M.A.', 'English', 'Sikkim University'],
  ['Hislop College — MBA — Marketing — 2019', 'MBA', 'Marketing', 'Hislop College'],
  ['B.Com. (Hons.), Accounting | Modern College | 2019', 'B.Com. (Hons.)', 'Accounting', 'Modern College'],
  ['Chartered Accountant, ICAI, 2019', 'Chartered Accountant', '', 'ICAI'],
  ['BBA, GGSIPU, 2019', 'BBA', '', 'GGSIPU'],
  ['Bachelor of Hotel Management, Neem College, 2019', 'Bachelor of Hotel Management', '', 'Neem College'],
  [
    'MASTER OF SCIENCE IN RAIL VEHICLES | Neem College | 2019',
    'MASTER OF SCIENCE',
    'RAIL VEHICLES',
    'Neem College',
  ],
  ['Ph.D. (Botany), Neem Laboratory, 2019. Thesis: “Bark”', 'Ph.D.', 'Botany', 'Neem Laboratory'],
])('the subject behind a degree is a stream: %j', (line, courseName, stream, collegeName) => {
  const { education } = readBelowSummary('EDUCATION', line);
  expect(education).toMatchObject([{ courseName, stream, collegeName, endDate: '2019' }]);
});

it('each bullet begins a course where the first is one', () => {
  const text =
    '• Graduation (B.A.) from Delhi University in 2018.\n• I.T.I. from Pusa in 2016.\n• 6 months computer course from NIIT';
  expect(readBelowSummary('EDUCATION', text).education).toMatchObject([
    { courseName: 'B.A.', collegeName: 'Delhi University', endDate: '2018' },
    { courseName: 'I.T.I.', collegeName: 'Pusa', endDate: '2016' },
    { courseName: '6 months computer course', collegeName: 'NIIT' },
  ]);
});

it.each([
  ['2011\n‹B.Com | Neem College›\n7.8 CGPA', '7.8 CGPA'],
  ['‹B.Com | Neem College›\n2011\n8.1', '8.1'],
  ['‹B.Com›\nNeem College | 80-84.9% | 2011', '80-84.9%'],
])('a grade belongs to the course above it: %j', (text, cgpaPercent) => {
  const runs = withBold(`Asha Rao\na@ex.in\n\n${SUMMARY}\n\nEDUCATION\n${text}`);
  expect(readRuns(runs).education).toMatchObject([
    { courseName: 'B.Com', stream: '', collegeName: 'Neem College', endDate: '2011', cgpaPercent },
  ]);
});
