import { printableResume, emptyResume } from '../resume';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { sheetOf } from '../../../features/resume/templates';
import { RESUME_LIST_NAMES } from '../lists';
import { plainText } from './plainText';

const [ananya, farhan, aarti] = [sampleResume('a'), sampleResume('b'), sampleResume('c')];

it('has the headings of the plain version in their order, one for every list that holds data', () => {
  const { professionalSkills, reference } = aarti;
  const resume = printableResume({ ...ananya, professionalSkills, reference });
  const headings = sheetOf('a', true)
    .rows(resume)
    .filter(({ part }) => part === 'heading')
    .map(({ content }) => (content as string).toUpperCase());
  expect(headings).toHaveLength(1 + RESUME_LIST_NAMES.length);
  expect(
    plainText(resume)
      .split('\n')
      .filter((line) => /^[A-Z ]+$/.test(line)),
  ).toEqual(headings);
});

it('follows the reading order, with a bullet for each point and without empty fields', () => {
  const resume = {
    ...emptyResume(),
    personalInfo: { ...farhan.personalInfo, phone: '', github: 'https://www.github.com/fqureshi/' },
    workExperiences: farhan.workExperiences.slice(1, 2),
    languages: [
      { id: 1, name: 'Urdu', fluency: '10' },
      { id: 2, name: 'Hindi', fluency: '' },
    ],
  };
  expect(plainText(resume)).toBe(`Farhan Qureshi
Senior Product Designer
farhan@example.com
Pune, Maharashtra
linkedin.com/in/farhan-qureshi-design
github.com/fqureshi

SUMMARY
${farhan.personalInfo.description}

WORK EXPERIENCE
Metrika Transit Labs, Mumbai
Product Designer, March 2019 – July 2021
• Redesigned a ticket machine for 41 stations: median purchase down from 74 to 29 seconds.
• Drew 112 pictograms and tested each with 30 riders, a third of whom do not read.

LANGUAGES
Urdu 10/10
Hindi
`);
});

it('is empty for an empty resume', () => expect(plainText(emptyResume())).toBe(''));
