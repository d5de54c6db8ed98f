import { bullets, datesOf, entries, joined, markup, numbered, pointsOf, section, type Layout } from '../html';
import { PAGE, contacts, languages } from '../parts';

export const timeline: Layout = {
  name: 'timeline',
  columns: 2,
  person: 'engineer',
  font: 'sans',
  css: `${PAGE} .columns { grid-template-columns: 1fr 55mm } h1 { font-size: 20pt } h2 { font-size: 13pt } .dated { display: grid; grid-template-columns: 26mm 1fr; margin-bottom: 6pt }`,
  body: (resume) =>
    markup`<h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><div class="columns"><main>
        ${entries(
          'Experience',
          resume.workExperiences,
          (job) =>
            markup`<div class="dated"><div><p>${numbered(job.startDate)} –</p><p>${numbered(job.endDate)}</p></div><div><p><b>${job.position}</b></p><p>${joined([job.companyName, job.location], ', ')}</p>${bullets(pointsOf(job))}</div></div>`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<div class="dated"><p>${datesOf(school)}</p><div><p><b>${joined([school.courseName, school.stream], ', ')}</b></p><p>${school.collegeName}</p></div></div>`,
        )}</main><aside>
        ${section('Contact', contacts(resume))}
        ${section('Summary', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b></p><p>${value}</p>`)}
        ${section('Languages', languages(resume))}</aside></div>`,
  omits: ['projects', 'certificates', 'interests', 'education.cgpaPercent'],
};
