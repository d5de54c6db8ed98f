import { bullets, datesOf, entries, line, markup, pointsOf, type Layout } from '../html';

export const sentenceCase: Layout = {
  name: 'sentence-case',
  columns: 1,
  person: 'engineer',
  font: 'narrow',
  css: `@page { size: Letter; margin: 0.9in } body { font-size: 12pt } h1 { font-size: 26pt; color: #265 } h2 { font-size: 15pt; color: #265; margin: 9pt 0 3pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}, ${resume.personalInfo.location}</p><p>${resume.personalInfo.email}</p><p>${resume.personalInfo.phone}</p><p>${resume.personalInfo.github}</p><br /><p>${resume.personalInfo.description}</p>
        ${entries(
          'Where I have worked',
          resume.workExperiences,
          (job) =>
            markup`<p><b>${job.position} at ${job.companyName}</b> (${datesOf(job)})</p>${bullets(pointsOf(job))}`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<p><b>${school.courseName} in ${school.stream}</b> (${datesOf(school)})</p><p>${school.collegeName}</p>`,
        )}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b></p><p>${value}</p>`)}
        ${line(
          'Languages',
          resume.languages.map(({ name }) => name),
          ', ',
        )}`,
  omits: [
    'projects',
    'certificates',
    'interests',
    'languages.fluency',
    'personalInfo.linkedIn',
    'workExperiences.location',
    'education.cgpaPercent',
  ],
};
