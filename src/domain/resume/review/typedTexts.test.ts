import { blankItem } from '../lists';
import { emptyResume, printableResume } from '../resume';
import { typedPoints, typedTexts } from './typedTexts';

it('the checks and the keyword match read the words of a point without its marks', () => {
  const job = {
    ...blankItem('workExperiences', 1),
    companyName: '*Star* Ltd',
    jobDescription: 'Ran **PostgreSQL** and [Redis](https://redis.io)',
    additionalField1: '**Excel**',
  };
  const resume = printableResume({ ...emptyResume(), workExperiences: [job] });
  expect(typedPoints(resume).map(({ text }) => text)).toEqual(['Ran PostgreSQL and Redis', 'Excel']);
  expect(typedTexts(resume).map(({ text }) => text)).toContain('*Star* Ltd');
});
