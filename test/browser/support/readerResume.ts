import type { ResumeData } from '../../../src/domain/resume/entities';
import { sampleResume } from './resumeTab';

const { workExperiences, ...sample } = sampleResume('a');

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
