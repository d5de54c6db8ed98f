import type { ResumeData, WorkExperience } from '../../src/domain/resume/entities';
import {
  bullets,
  contactsOf,
  datesOf,
  each,
  fluency,
  joined,
  markup,
  pointsOf,
  section,
  type Drawn,
  type Layout,
} from './html';

/** Draws a job in paragraphs, and its points with a glyph. */
export const jobWith =
  (glyph: string): NonNullable<Layout['job']> =>
  (job) =>
    markup`<div class="entry"><p><b>${job.position}</b></p><p>${joined([job.companyName, job.location], ', ')}</p><p>${datesOf(job)}</p>${bullets(pointsOf(job), glyph)}</div>`;

const inParagraphs: NonNullable<Layout['school']> = (school) =>
  markup`<div class="entry"><p><b>${joined([school.courseName, school.stream], ', ')}</b></p><p>${school.collegeName}</p><p>${datesOf(school)}</p><p>${school.cgpaPercent}</p></div>`;

/** Draws the parts of a resume as a layout has them. */
export function drawnIn(
  { job = jobWith('•'), school = inParagraphs, project = () => [], ownEntry = job }: Layout,
  resume: ResumeData,
): Drawn {
  const draw = (entry: WorkExperience) =>
    entry.companyName === '' ? bullets(pointsOf(entry)) : ownEntry(entry);
  return {
    info: resume.personalInfo,
    summary: markup`<p>${resume.personalInfo.description}</p>`,
    jobs: each(resume.workExperiences, job),
    schools: each(resume.education, school),
    projects: each(resume.projects, project),
    ownSections: each(resume.ownSections, ({ heading, entries }) => section(heading, each(entries, draw))),
  };
}

export const languages = (resume: ResumeData) =>
  each(resume.languages, (item) => markup`<p>${item.name} – ${fluency(item.fluency)}</p>`);

export const contacts = (resume: ResumeData) => each(contactsOf(resume), (text) => markup`<p>${text}</p>`);

export const PAGE = `@page { size: A4; margin: 14mm } .entry { margin-bottom: 6pt } h2 { margin: 9pt 0 3pt } .columns { display: grid; gap: 8mm }`;
