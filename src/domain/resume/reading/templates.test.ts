import { readBelowSummary, readRuns, SUMMARY, withBold } from '../../../../test/jest/readText';

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
