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
