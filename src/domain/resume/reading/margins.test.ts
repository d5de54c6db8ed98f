import { readBelowSummary } from '../../../../test/jest/readText';

it('what stands below the dates in a margin says more about them, and is not in the first point', () => {
  const jobs = `08/2021 – present    Designer, Neem Ltd.
Pune, India            Drew the screens of two apps
                       Asked thirty people of five towns
07/2018 –            Designer, Oak Hotel
06/2021                Drew the boards of a wind farm`;
  expect(readBelowSummary('EXPERIENCE', jobs).workExperiences).toMatchObject([
    {
      position: 'Designer',
      companyName: 'Neem Ltd.',
      location: 'Pune, India',
      jobDescription: 'Drew the screens of two apps',
      additionalField1: 'Asked thirty people of five towns',
    },
    {
      companyName: 'Oak Hotel',
      startDate: 'Jul 2018',
      endDate: 'Jun 2021',
      jobDescription: 'Drew the boards of a wind farm',
    },
  ]);
});

it('dates above points, with a place beside them, are in no margin', () => {
  const job = 'Clerk\nNeem Ltd.\n2018 – 2020    Pune, India';
  expect(
    readBelowSummary(
      'EXPERIENCE',
      `${job}\n   Filed the returns of a trade\n   Read all letters to the office`,
    ).workExperiences,
  ).toMatchObject([
    { jobDescription: 'Filed the returns of a trade', additionalField1: 'Read all letters to the office' },
  ]);
});
