import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  joined,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';
import { PAGE, languages, schools } from '../parts';

export const tagsBeside: Layout = {
  name: 'tags-beside',
  columns: 2,
  person: 'engineer',
  font: 'plex',
  css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 1fr 48mm } h1 { font-size: 18pt } h2 { font-size: 10.5pt; text-transform: uppercase; letter-spacing: 0.08em } .tag { display: inline-block; border: 1px solid; padding: 1pt 5pt; margin: 0 4pt 4pt 0 }`,
  body: (resume) =>
    markup`<h1>${resume.personalInfo.fullName}</h1><p>${joined(contactsOf(resume).slice(0, 3), '  |  ')}</p><div class="columns"><main>
        ${entries(
          'Experience',
          resume.workExperiences,
          (job) =>
            markup`<div class="entry"><p class="row"><b>${job.companyName}</b><span>${datesOf(job)}</span></p><p>${joined([job.position, job.location], ', ')}</p>${bullets(pointsOf(job))}</div>`,
        )}
        ${section('Education', schools(resume))}</main><aside>
        ${entries(
          'Skills',
          resume.skills.flatMap(({ value }) => value.split(', ')),
          (skill) => markup`<span class="tag">${skill}</span>`,
        )}
        ${entries('Certificates', resume.certificates, ({ name, description }) => markup`<p><b>${name}</b></p><p>${description}</p>`)}
        ${section('Languages', languages(resume))}</aside></div>`,
  omits: [
    'projects',
    'interests',
    'skills.name',
    'personalInfo.title',
    'personalInfo.linkedIn',
    'personalInfo.github',
    'personalInfo.description',
  ],
};
