import {
  bullets,
  datesOf,
  each,
  entries,
  fluency,
  joined,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const formOfAnAgency: Layout = {
  name: 'form-of-an-agency',
  columns: 1,
  person: 'manager',
  font: 'plex',
  css: `@page { size: A4; margin: 18mm } h1 { font-size: 17pt } h2 { font-size: 11pt; text-transform: uppercase; margin: 10pt 0 4pt } .form { display: grid; grid-template-columns: 45mm 1fr; margin-bottom: 5pt } dt { color: #555 }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><dl class="form"><dt>E-mail</dt><dd>${resume.personalInfo.email}</dd><dt>Telephone</dt><dd>${resume.personalInfo.phone}</dd><dt>Address</dt><dd>${resume.personalInfo.location}</dd></dl>
        ${entries(
          'Work experience',
          resume.workExperiences,
          (job) =>
            markup`<dl class="form"><dt>Dates</dt><dd>${datesOf(job)}</dd><dt>Position held</dt><dd>${job.position}</dd><dt>Name of employer</dt><dd>${job.companyName}</dd><dt>City</dt><dd>${job.location}</dd><dt>Main activities</dt><dd>${bullets(pointsOf(job))}</dd></dl>`,
        )}
        ${entries(
          'Education and training',
          resume.education,
          (school) =>
            markup`<dl class="form"><dt>Dates</dt><dd>${datesOf(school)}</dd><dt>Title of qualification</dt><dd>${joined([school.courseName, school.stream], ', ')}</dd><dt>Name of institution</dt><dd>${school.collegeName}</dd><dt>Grade</dt><dd>${school.cgpaPercent}</dd></dl>`,
        )}
        ${section('Languages', markup`<dl class="form">${each(resume.languages, (item) => markup`<dt>${item.name}</dt><dd>${fluency(item.fluency)}</dd>`)}</dl>`)}`,
  omits: [
    'professionalSkills',
    'reference',
    'personalInfo.title',
    'personalInfo.linkedIn',
    'personalInfo.description',
  ],
};
