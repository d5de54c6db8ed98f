import { printableResume, emptyResume } from '../resume';
import aarti from '../../../features/resume/gallery/samples/aarti.json';
import ananya from '../../../features/resume/gallery/samples/ananya.json';
import debolina from '../../../features/resume/gallery/samples/debolina.json';
import farhan from '../../../features/resume/gallery/samples/farhan.json';
import { RESUME_SHEETS } from '../../../features/resume/templates';
import type { ResumeVariant } from '../variants';
import { plainText } from './plainText';

const SAMPLES = { a: ananya, b: farhan, c: aarti, d: debolina };

it.each(Object.keys(SAMPLES) as ResumeVariant[])(
  'the text of variant %s has each heading of its sheets exactly once',
  (variant) => {
    const resume = printableResume(SAMPLES[variant]);
    const headings = RESUME_SHEETS[variant].rows(resume).filter(({ part }) => part === 'heading');
    const lines = plainText(resume, variant).split('\n');
    expect(headings.length).toBeGreaterThan(4);
    for (const { content } of headings)
      expect(lines.filter((line) => line === (content as string).toUpperCase())).toHaveLength(1);
    expect(
      lines.filter((line) => line !== '' && line === line.toUpperCase() && /^[A-Z ]+$/.test(line)),
    ).toHaveLength(headings.length);
  },
);

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
  expect(plainText(resume, 'a')).toBe(`Farhan Qureshi
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

it('is empty for an empty resume', () => expect(plainText(emptyResume(), 'd')).toBe(''));
