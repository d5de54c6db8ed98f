import { bullets, contactsOf, datesOf, each, fluency, joined, markup, pointsOf } from './html';
import type { ResumeData } from '../../src/domain/resume/entities';

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
