import { bullets, datesOf, entries, line, markup, pointsOf, section, type Layout } from '../html';

export const labelledLines: Layout = {
  name: 'labelled-lines',
  columns: 1,
  person: 'nurse',
  font: 'serif',
  css: `@page { size: A4; margin: 22mm } h1 { font-size: 15pt; text-align: center; text-decoration: underline } h2 { font-size: 11pt; text-decoration: underline; margin: 9pt 0 3pt } .entry { margin-bottom: 6pt }`,
  body: (resume) =>
    markup` <h1>CURRICULUM VITAE</h1><p><b>Name:</b> ${resume.personalInfo.fullName}</p><p><b>E-mail:</b> ${resume.personalInfo.email}</p><p><b>Contact No.:</b> ${resume.personalInfo.phone}</p><p><b>Location:</b> ${resume.personalInfo.location}</p>
        ${section('Objective:', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Work Experience:',
          resume.workExperiences,
          (job) =>
            markup`<div class="entry"><p><b>Organisation:</b> ${job.companyName}</p><p><b>Designation:</b> ${job.position}</p><p><b>Place:</b> ${job.location}</p><p><b>Duration:</b> ${datesOf(job, ' to ')}</p>${bullets(pointsOf(job))}</div>`,
        )}
        ${entries(
          'Education:',
          resume.education,
          (school) =>
            markup`<div class="entry"><p>${school.courseName} (${school.stream}) from ${school.collegeName}</p><p>${datesOf(school)}, ${school.cgpaPercent}</p></div>`,
        )}
        ${line(
          'Languages Known:',
          resume.languages.map(({ name }) => name),
          ', ',
        )}`,
  omits: [
    'skills',
    'certificates',
    'interests',
    'languages.fluency',
    'personalInfo.title',
    'personalInfo.linkedIn',
  ],
};
