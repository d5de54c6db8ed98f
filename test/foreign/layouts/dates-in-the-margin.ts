import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  fluency,
  joined,
  markup,
  mastery,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const datesInTheMargin: Layout = {
  name: 'dates-in-the-margin',
  columns: 1,
  person: 'manager',
  font: 'sans',
  css: `@page { size: A4; margin: 18mm } h1 { font-size: 20pt } h2 { font-size: 13pt; color: #345; margin: 10pt 0 4pt } .entry { display: grid; grid-template-columns: 35mm 1fr; margin-bottom: 6pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${joined(contactsOf(resume), ' · ')}</p>
        ${section('Summary', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Work Experience',
          resume.workExperiences,
          (job) =>
            markup`<div class="entry"><span>${datesOf(job)}</span><div><p><b>${job.position}</b></p><p>${joined([job.companyName, job.location], ', ')}</p>${bullets(pointsOf(job))}</div></div>`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<div class="entry"><span>${datesOf(school)}</span><div><p><b>${joined([school.courseName, school.stream], ', ')}</b></p><p>${joined([school.collegeName, school.cgpaPercent], ', ')}</p></div></div>`,
        )}
        ${entries('Key Skills', resume.professionalSkills, (skill) => markup`<p>${skill.name} – ${mastery(skill.fluency)}</p>`)}
        ${entries('Languages', resume.languages, (item) => markup`<p>${item.name} – ${fluency(item.fluency)}</p>`)}`,
  omits: ['reference'],
};
