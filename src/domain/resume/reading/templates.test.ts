import { readBelowSummary, readRuns, SUMMARY, withBold } from '../../../../test/jest/readText';
import type { TextRun } from './textRun';

/* What templates of other sites have in common. */

it('each section begins an entry, and tells its entries in its own way', () => {
  const jobs = 'Clerk\nNeem Ltd., Pune\n2018 – 2022';
  const internships = 'Trainee, Oak Hotel    2017\nTrainee, Elm Hotel    2016';
  const { workExperiences = [] } = readBelowSummary('EXPERIENCE', `${jobs}\n\n\nINTERNSHIPS\n${internships}`);
  expect(workExperiences.map(({ companyName }) => companyName)).toEqual([
    'Neem Ltd.',
    'Oak Hotel',
    'Elm Hotel',
  ]);
});

it('the courses of a degree are no entry', () => {
  const school = '‹Neem University›\nB.Tech, 2026\n‹Relevant Coursework:› Optimisation, Databases';
  const runs = withBold(`Asha Rao\na@ex.in\n\n${SUMMARY}\n\nEDUCATION\n${school}`);
  expect(readRuns(runs).education).toHaveLength(1);
});

it.each(['CTO', 'AVP', 'VP – Sales'])('“%s” is a position', (position) => {
  expect(readBelowSummary('EXPERIENCE', `Vembanad\n${position}\n2019 – 2021`).workExperiences).toMatchObject([
    { companyName: 'Vembanad', position },
  ]);
});

it('a project that goes on is “Present”', () => {
  expect(readBelowSummary('PROJECTS', 'Street lights\nMar 2022 to Present').projects).toMatchObject([
    { projectName: 'Street lights', completionYear: 'Present' },
  ]);
});

it('points with drawn bullets are told by their distance where the line above is full', () => {
  const line = (text: string, y: number, x = 70): TextRun => {
    return { text, page: 0, x, y, width: text.length * 5, size: 10, font: '' };
  };
  const full =
    'Filed the returns of ninety small firms, and read all of the letters to their office in a day';
  const runs = [
    line('Asha Rao', 800, 50),
    line('asha@example.in', 786, 50),
    line('EXPERIENCE', 760, 50),
    line('Clerk, Neem Ltd.', 746, 50),
    line('2018 – 2020', 732, 50),
    line(full, 718),
    line('of the week', 706),
    line(full, 692),
    line('Trained the juniors of the office', 678),
  ];
  expect(readRuns(runs).workExperiences).toMatchObject([
    {
      jobDescription: `${full} of the week`,
      additionalField1: full,
      additionalField2: 'Trained the juniors of the office',
    },
  ]);
});
