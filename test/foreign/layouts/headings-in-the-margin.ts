import {
  bullets,
  contactsOf,
  datesOf,
  each,
  fluency,
  joined,
  line,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const headingsInTheMargin: Layout = {
  name: 'headings-in-the-margin',
  columns: 1,
  person: 'marketer',
  font: 'plex',
  css: `@page { size: Letter; margin: 0.8in } h1 { font-size: 20pt } section { display: grid; grid-template-columns: 1.5in 1fr; border-top: 1px solid #999; padding: 6pt 0 } h2 { font-size: 10.5pt } .entry { margin-bottom: 6pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${joined(contactsOf(resume), '   ')}</p><br />
        ${section('Profile', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Employment', markup`<div>${each(resume.workExperiences, (job) => markup`<div class="entry"><p class="row"><b>${joined([job.position, job.companyName], ', ')}</b><span>${datesOf(job)}</span></p><p>${job.location}</p>${bullets(pointsOf(job), '–')}</div>`)}</div>`)}
        ${section('Education', markup`<div>${each(resume.education, (school) => markup`<div class="entry"><p class="row"><b>${school.courseName}, ${school.stream}</b><span>${datesOf(school)}</span></p><p>${school.collegeName}, ${school.cgpaPercent}</p></div>`)}</div>`)}
        ${section('Skills', markup`<div>${each(resume.skills, ({ name, value }) => markup`<p>${name}: ${value}</p>`)}</div>`)}
        ${section('Certificates', markup`<div>${each(resume.certificates, ({ name, description }) => markup`<p>${name} – ${description}</p>`)}</div>`)}
        ${line(
          'Languages',
          resume.languages.map((item) => `${item.name} (${fluency(item.fluency)})`),
          ', ',
        )}`,
  omits: ['interests'],
};
