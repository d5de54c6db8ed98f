import { readBelowSummary } from '../../../../test/jest/readText';

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
