import type { ResumeData } from '../../src/domain/resume/entities';
import type { ResumeStep } from '../../src/domain/resume/variants';
import { sampleResume, sessionOf } from '../browser/support/resumeTab';

const copies = <Item extends { id: number }>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length])
    .filter((item) => item !== undefined)
    .map((item, index) => ({ ...item, id: index + 1 }));

const SAMPLE = sampleResume('a');

/** A full resume: as long as most people ever write, two pages in variant A. */
export const FULL_RESUME: ResumeData = {
  ...SAMPLE,
  workExperiences: copies(SAMPLE.workExperiences, 6),
  projects: copies(SAMPLE.projects, 3),
};

/** A resume with 200 entries: what nobody should have, and somebody will paste. */
export const HUGE_RESUME: ResumeData = {
  ...SAMPLE,
  workExperiences: copies(SAMPLE.workExperiences, 100),
  education: copies(SAMPLE.education, 20),
  projects: copies(SAMPLE.projects, 40),
  skills: copies(SAMPLE.skills, 20),
  certificates: copies(SAMPLE.certificates, 20),
};

/** Script that gives a tab the session of a visitor who typed the resume and is at a stop of variant A. */
export function sampleSession(resume: ResumeData, stop: ResumeStep | 'preview'): string {
  const session = Object.entries(sessionOf({ variant: 'a', resume, stop }));
  return `for (const [key, value] of ${JSON.stringify(session)}) sessionStorage.setItem(key, value);`;
}
