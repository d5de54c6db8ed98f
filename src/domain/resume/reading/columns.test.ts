import { readRuns } from '../../../../test/jest/readText';
import type { TextRun } from './textRun';

const at = (text: string, line: number, x = 50, font = 'Sans'): TextRun => ({
  text,
  page: 0,
  x,
  y: 750 - 14 * line,
  width: text.length * 5,
  size: 10,
  font,
});

const job = (position: string, line: number, kind: string): TextRun[] => [
  at(position, line),
  at(kind, line, 400),
  at('Neem Ltd., Pune', line + 1),
  at('2019 – 2021', line + 1, 400),
  at('• Filed the returns of units', line + 2),
];

it('words beside jobs are no column of sections, even if one could be the name of a section', () => {
  const { workExperiences } = readRuns([
    at('Asha Rao', 0, 50, 'Sans-Bold'),
    at('asha@example.in', 1),
    at('EXPERIENCE', 2, 50, 'Sans-Bold'),
    ...job('Clerk', 3, 'Internship'),
    ...job('Cook', 6, 'Full-time'),
    ...job('Driver', 9, 'Internship'),
  ]);
  const dated = { companyName: 'Neem Ltd.', startDate: '2019', endDate: '2021' };
  expect(workExperiences).toMatchObject([dated, dated, dated]);
});

it('the head of a table is no pair of headings', () => {
  const row = (line: number, font: string, ...texts: string[]) =>
    texts.flatMap((text, index) => (text === '' ? [] : at(text, line, 50 + 120 * index, font)));
  const { skills, workExperiences } = readRuns([
    at('Asha Rao', 0, 50, 'Sans-Bold'),
    at('asha@example.in', 1),
    at('IT SKILLS', 2, 50, 'Sans-Bold'),
    ...row(3, 'Sans-Bold', 'Skills', 'Last used', 'Experience'),
    ...['SQL', 'Jira', 'Kafka', 'Tally'].flatMap((skill, index) =>
      row(4 + index, 'Sans', skill, index < 2 ? '2025' : '', '2 years'),
    ),
    at('PROJECTS', 8, 50, 'Sans-Bold'),
    at('A portal in which all garages of the country file their claims, in days and not in weeks.', 9),
  ]);
  expect(skills).toMatchObject([{ value: 'SQL, Jira, Kafka, Tally' }]);
  expect(workExperiences).toBeUndefined();
});

/** The second page of a resume in two columns; interests, in the left one, may continue there. */
const onSecondPage = (left: readonly TextRun[]): ReturnType<typeof readRuns> => {
  const first = [
    ...['asha@example.in', '98450 11122', 'Pune'].map((text, line) => at(text, line)),
    at('Interests', 3, 50, 'Sans-Bold'),
    at('Chess', 4),
    { ...at('Asha Lakshmi Rao', 0, 250, 'Sans-Bold'), size: 20 },
    at('Work Experience', 1, 250, 'Sans-Bold'),
    at('Neem Ltd., Pune', 2, 250),
    at('Clerk', 3, 250),
    at('2019 – 2021', 3, 480),
    ...['first', 'second', 'third'].map((text, line) => at(`• Filed the ${text} return`, 4 + line, 250)),
  ];
  const more = ['Palm Ltd., Pune', 'Head clerk', '• Filed them all', '• Trained two', '• Went home'];
  const second = [...left, at('2022 – 2024', 1, 480), ...more.map((text, line) => at(text, line, 250))];
  return readRuns([...first, ...second.map((run) => ({ ...run, page: 1 }))]);
};

it.each([
  ['a name on two lines beside the number', [at('Asha Lakshmi', 0), at('2 / 2', 0, 150), at('Rao', 1)], []],
  ['a name that is cut short', [at('Asha', 0), at('2 / 2', 0, 150), at('Lakshmi…', 1)], []],
  ['two lines of the narrow column', [at('Trekking', 0), at('Kabaddi', 1)], ['Trekking', 'Kabaddi']],
])('a second page with %s goes on in the column of each', (_, left, more) => {
  const { workExperiences, interests } = onSecondPage(left);
  expect(interests?.map(({ name }) => name)).toEqual(['Chess', ...more]);
  expect(workExperiences?.map(({ position }) => position)).toEqual(['Clerk', 'Head clerk']);
});
