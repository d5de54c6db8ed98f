import { bullets, datesOf, entries, joined, line, markup, pointsOf, section, type Layout } from '../html';

export const terse: Layout = {
  name: 'terse',
  columns: 1,
  person: 'nurse',
  font: 'mono',
  css: `@page { size: A4; margin: 18mm } body { font-size: 8.5pt } h1 { font-size: 12pt } h2 { font-size: 9pt; margin: 8pt 0 2pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.email} ${resume.personalInfo.phone}</p><p>${resume.personalInfo.location}</p>
        ${section('SUMMARY', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'EXPERIENCE',
          resume.workExperiences,
          (job) =>
            markup`<p>${job.position}, ${job.companyName}, ${job.location} (${datesOf(job, '–')})</p>${bullets(pointsOf(job), '*')}`,
        )}
        ${entries(
          'EDUCATION',
          resume.education,
          (school) =>
            markup`<p>${joined([school.courseName, school.collegeName], ', ')} (${datesOf(school, '–')}),${school.cgpaPercent}</p>`,
        )}
        ${line(
          'SKILLS',
          resume.skills.map(({ value }) => value),
          ', ',
        )}`,
  omits: [
    'certificates',
    'languages',
    'interests',
    'skills.name',
    'education.stream',
    'personalInfo.title',
    'personalInfo.linkedIn',
  ],
};
