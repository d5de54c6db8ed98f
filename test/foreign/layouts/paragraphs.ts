import { contactsOf, datesOf, entries, joined, line, markup, section, type Layout } from '../html';

export const paragraphs: Layout = {
  name: 'paragraphs',
  columns: 1,
  person: 'engineer',
  font: 'serif',
  css: `@page { size: A4; margin: 25mm } h1 { font-size: 18pt } h2 { font-size: 12pt; font-variant: small-caps; margin: 9pt 0 3pt } h3 { font-size: 10.5pt } .entry { margin-bottom: 7pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${joined(contactsOf(resume), ', ')}</p>
        ${section('Summary', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Employment History',
          resume.workExperiences,
          (job) =>
            markup`<div class="entry"><h3>${job.position}</h3><p>${job.companyName}, ${job.location}</p><p>${datesOf(job)}</p><p>${job.jobDescription}</p></div>`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<div class="entry"><h3>${school.courseName} ${school.stream}</h3><p>${school.collegeName}</p><p>${datesOf(school)}</p><p>${school.cgpaPercent}</p></div>`,
        )}
        ${line(
          'Skills',
          resume.skills.map(({ name, value }) => `${name}: ${value}`),
          '. ',
        )}`,
  omits: [
    'projects',
    'certificates',
    'languages',
    'interests',
    'workExperiences.additionalField1',
    'personalInfo.title',
  ],
};
