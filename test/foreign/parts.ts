import { bullets, contactsOf, datesOf, each, fluency, joined, markup, pointsOf, section } from './html';
import type { ResumeData, WorkExperience } from '../../src/domain/resume/entities';

/** The own sections: each entry as `draw` draws it, or only its points. */
export const ownSections = (
  resume: ResumeData,
  draw: (entry: WorkExperience) => readonly string[],
  glyph = '•',
) =>
  each(resume.ownSections ?? [], ({ heading, entries }) =>
    section(
      heading,
      each(entries, (entry) => (entry.companyName === '' ? bullets(pointsOf(entry), glyph) : draw(entry))),
    ),
  );

export const jobs = (resume: ResumeData, glyph = '•') =>
  each(
    resume.workExperiences,
    (job) =>
      markup`<div class="entry"><p><b>${job.position}</b></p><p>${joined([job.companyName, job.location], ', ')}</p><p>${datesOf(job)}</p>${bullets(pointsOf(job), glyph)}</div>`,
  );

export const schools = (resume: ResumeData) =>
  each(
    resume.education,
    (school) =>
      markup`<div class="entry"><p><b>${joined([school.courseName, school.stream], ', ')}</b></p><p>${school.collegeName}</p><p>${datesOf(school)}</p><p>${school.cgpaPercent}</p></div>`,
  );

export const languages = (resume: ResumeData) =>
  each(resume.languages, (item) => markup`<p>${item.name} – ${fluency(item.fluency)}</p>`);

export const contacts = (resume: ResumeData) => each(contactsOf(resume), (text) => markup`<p>${text}</p>`);

export const PAGE = `@page { size: A4; margin: 14mm } .entry { margin-bottom: 6pt } h2 { margin: 9pt 0 3pt } .columns { display: grid; gap: 8mm }`;
