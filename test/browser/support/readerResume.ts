import type { LetterTexts, OwnSection, ResumeData } from '../../../src/domain/resume/entities';
import { blankItem } from '../../../src/domain/resume/lists';
import { sampleResume } from './resumeTab';

const { workExperiences, ...sample } = sampleResume('a');

const entry = (id: number, fields: object) => ({ ...blankItem('workExperiences', id), ...fields });

/** One with entries like jobs, and one with points alone. */
const OWN_SECTIONS: readonly OwnSection[] = [
  {
    id: 1,
    heading: 'Volunteering',
    entries: [
      entry(1, {
        companyName: 'Goonj',
        position: 'Team lead',
        location: 'Pune, Maharashtra',
        startDate: 'Jun 2019',
        endDate: 'May 2020',
        jobDescription: 'Sorted and moved 14 tonnes of clothes for the floods in Bihar, with forty others.',
        additionalField1: 'Found nine new places to collect them.',
      }),
      entry(2, {
        companyName: 'Teach for India',
        startDate: 'Jan 2017',
        endDate: 'Mar 2018',
        jobDescription: 'Taught maths to two classes of thirty children on Saturdays.',
      }),
    ],
  },
  {
    id: 2,
    heading: 'Awards',
    entries: [
      entry(1, {
        jobDescription: 'Second place, Smart India Hackathon 2018.',
        additionalField1: 'Speaker at GopherCon India in 2022 and 2023.',
      }),
    ],
  },
];

/**
 * A resume with entries in every list, so that each variant shows all its sections. Its profile address fits the narrow columns,
 * and its jobs have a country, because programs take a city alone for a title.
 */
export const READER_RESUME: ResumeData = {
  ...sample,
  personalInfo: { ...sample.personalInfo, linkedIn: 'linkedin.com/in/ananya-r' },
  workExperiences: workExperiences.map((job) => ({ ...job, location: `${job.location}, India` })),
  professionalSkills: sampleResume('b').professionalSkills,
  reference: sampleResume('c').reference,
};

/** The same with sections of one's own, which take A to a second page. */
export const WHOLE_READER_RESUME: ResumeData = { ...READER_RESUME, ownSections: [...OWN_SECTIONS] };

/** That with three times the jobs, so that its first page ends inside one of them. */
export const LONG_READER_RESUME: ResumeData = {
  ...WHOLE_READER_RESUME,
  workExperiences: ['', ' North', ' South'].flatMap((branch, round) =>
    READER_RESUME.workExperiences.map((job) => ({
      ...job,
      id: job.id + 100 * round,
      companyName: job.companyName + branch,
      additionalField1:
        'Handed the work over in a month, with notes, drills and a rota that the team still keeps.',
      additionalField2: 'Wrote the run-book.',
    })),
  ),
};

/** A letter for which every step is filled in. */
export const READER_LETTER: LetterTexts = {
  recipient: 'Ms Kavita Rao',
  company: 'Neem Tree Payments',
  place: 'Pune, Maharashtra',
  date: '25 November 2026',
  job: 'Senior Backend Engineer',
  opening:
    'You are looking for someone who has run a ledger at scale and can teach others to.\n\nI have led one for five years.',
  result1: workExperiences[0]?.additionalField1 ?? '',
  result2: workExperiences[1]?.jobDescription ?? '',
  closing: 'I could start in the first week of February, and would be glad to talk any weekday after six.',
};
