import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  fluency,
  joined,
  line,
  markup,
  numbered,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const spacedHeadings: Layout = {
  name: 'spaced-headings',
  columns: 1,
  person: 'marketer',
  font: 'sans',
  css: `@page { size: Letter; margin: 0.8in } h1 { font-size: 22pt; letter-spacing: 0.2em; text-transform: uppercase; text-align: center } header { text-align: center } h2 { font-size: 10pt; letter-spacing: 0.3em; text-transform: uppercase; text-align: center; margin: 11pt 0 4pt } section { margin-bottom: 5pt }`,
  body: (resume) =>
    markup` <header><h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${joined(contactsOf(resume), '  /  ')}</p></header>
        ${section('Profile', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Experience',
          resume.workExperiences,
          (job) =>
            markup`<p class="row"><b>${job.position}</b><span>${numbered(job.startDate)} – ${numbered(job.endDate)}</span></p><p>${joined([job.companyName, job.location], ' – ')}</p>${bullets(pointsOf(job), '▪')}`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<p class="row"><b>${school.courseName}, ${school.stream}</b><span>${datesOf(school)}</span></p><p>${school.collegeName} – ${school.cgpaPercent}</p>`,
        )}
        ${line(
          'Skills',
          resume.skills.map(({ name, value }) => `${name}: ${value}`),
          '; ',
        )}
        ${line(
          'Languages',
          resume.languages.map((item) => `${item.name}: ${fluency(item.fluency)}`),
          '  ',
        )}`,
  omits: ['certificates', 'interests'],
};
