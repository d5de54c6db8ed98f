import type { ResumeData } from '../../src/domain/resume/entities';
import type { ResumeVariant } from '../../src/domain/resume/variants';
import { sampleResume } from '../browser/support/resumeTab';

const copies = <Item extends { id: number }>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length])
    .filter((item) => item !== undefined)
    .map((item, index) => ({ ...item, id: index + 1 }));

/** A full resume: as long as most people ever write, two pages. */
export function fullResume(variant: ResumeVariant): ResumeData {
  const sample = sampleResume(variant);
  const { workExperiences, projects } = sample;
  return { ...sample, workExperiences: copies(workExperiences, 6), projects: copies(projects, 3) };
}

export const FULL_RESUME: ResumeData = fullResume('a');
const SAMPLE = sampleResume('a');

/** A resume with 200 entries: what nobody should have, and somebody will paste. */
export const HUGE_RESUME: ResumeData = {
  ...SAMPLE,
  workExperiences: copies(SAMPLE.workExperiences, 100),
  education: copies(SAMPLE.education, 20),
  projects: copies(SAMPLE.projects, 40),
  skills: copies(SAMPLE.skills, 20),
  certificates: copies(SAMPLE.certificates, 20),
};
