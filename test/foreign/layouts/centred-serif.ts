import type { WorkExperience } from '../../../src/domain/resume/entities';
import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  fluency,
  joined,
  line,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';
import { NURSE_SECTIONS } from '../ownSections';
import { ownSections } from '../parts';

const entry = (job: WorkExperience) =>
  markup`<div><p class="row"><b>${job.companyName}</b><span>${datesOf(job)}</span></p><p class="row"><i>${job.position}</i><i>${job.location}</i></p>${bullets(pointsOf(job))}</div>`;

export const centredSerif: Layout = {
  name: 'centred-serif',
  columns: 1,
  person: 'nurse',
  font: 'serif',
  css: `@page { size: A4; margin: 18mm } header { text-align: center } h1 { font-size: 22pt } h2 { font-size: 11pt; text-transform: uppercase; border-bottom: 1px solid; margin: 10pt 0 4pt } section div { margin-bottom: 5pt }`,
  body: (resume) =>
    markup` <header><h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${joined(contactsOf(resume), ' | ')}</p></header>
        ${section('Profile', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries('Experience', resume.workExperiences, entry)}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<div><p class="row"><b>${school.collegeName}</b><span>${datesOf(school)}</span></p><p class="row"><i>${joined([school.courseName, school.stream], ', ')}</i><span>${school.cgpaPercent}</span></p></div>`,
        )}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}:</b> ${value}</p>`)}
        ${entries('Certifications', resume.certificates, ({ name, description }) => markup`<p>${name}, ${description}</p>`)}
        ${line(
          'Languages',
          resume.languages.map((item) => `${item.name} (${fluency(item.fluency)})`),
          ', ',
        )}
        ${line(
          'Interests',
          resume.interests.map(({ name }) => name),
          ', ',
        )}
        ${ownSections(resume, entry)}`,
  ownSections: NURSE_SECTIONS,
};
