import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  joined,
  line,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const barsBetween: Layout = {
  name: 'bars-between',
  columns: 1,
  person: 'marketer',
  font: 'sans',
  css: `@page { size: Letter; margin: 1in } h1 { font-size: 16pt } h2 { font-size: 11pt; margin: 9pt 0 3pt; text-transform: uppercase } .points { margin-left: 12pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${joined(contactsOf(resume), ' | ')}</p>
        ${section('Professional Summary', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Professional Experience',
          resume.workExperiences,
          (job) =>
            markup` <p><b>${joined([job.position, job.companyName, job.location], ' | ')}</b> |${datesOf(job, ' - ')}</p>${bullets(pointsOf(job))}`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup` <p><b>${joined([`${school.courseName} in ${school.stream}`, school.collegeName], ' | ')}</b> |${datesOf(school, ' - ')} | ${school.cgpaPercent}</p>`,
        )}
        ${line(
          'Core Skills',
          resume.skills.map(({ name, value }) => `${name}: ${value}`),
          ' | ',
        )}
        ${line(
          'Interests',
          resume.interests.map(({ name }) => name),
          ' | ',
        )}`,
  omits: ['certificates', 'languages', 'personalInfo.title'],
};
