import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  joined,
  markup,
  mastery,
  numbered,
  pointsOf,
  section,
  type Layout,
} from '../html';
import { GRADUATE_SECTIONS } from '../ownSections';
import { contacts, languages, PAGE } from '../parts';

/** In two columns, which a program may read line by line across both. */
export const COLUMNS: readonly Layout[] = [
  {
    name: 'sidebar-on-the-left',
    columns: 2,
    person: 'graduate',
    font: 'plex',
    css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 55mm 1fr } aside { background: #234; color: #fff; padding: 5mm } h1 { font-size: 20pt } h2 { font-size: 11pt; text-transform: uppercase }`,
    project: (project) =>
      markup`<div class="entry"><p class="row"><b>${project.projectName}</b><span>${project.completionYear}</span></p><p>${project.techStack}</p>${bullets(pointsOf(project))}</div>`,
    ownEntry: (entry) =>
      markup`<div class="entry"><p class="row"><b>${entry.companyName}</b><span>${datesOf(entry)}</span></p><p>${entry.position}, ${entry.location}</p>${bullets(pointsOf(entry))}</div>`,
    body: (resume, { info, summary, jobs, schools, projects, ownSections }) =>
      markup`<div class="columns"><aside>
        ${section('Contact', contacts(resume))}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b></p><p>${value}</p>`)}
        ${section('Languages', languages(resume))}
        ${entries('Interests', resume.interests, ({ name }) => markup`<p>${name}</p>`)}</aside><main><h1>${info.fullName}</h1><p>${info.title}</p>
        ${section('Profile', summary)}
        ${section('Experience', jobs)}
        ${section('Projects', projects)}
        ${section('Education', schools)}
        ${ownSections}</main></div>`,
    omits: 'certificates projects.githubLink',
    ownSections: GRADUATE_SECTIONS,
  },
  {
    name: 'sidebar-on-the-right',
    columns: 2,
    person: 'manager',
    font: 'sans',
    css: `${PAGE} .columns { grid-template-columns: 1fr 52mm } h1 { font-size: 22pt } h2 { font-size: 12pt; color: #733 } aside { border-left: 1px solid; padding-left: 5mm }`,
    body: (resume, { info, summary, jobs, schools }) =>
      markup`<h1>${info.fullName}</h1><p>${info.title}</p><div class="columns"><main>
        ${section('Summary', summary)}
        ${section('Work Experience', jobs)}</main><aside>
        ${section('Contact', contacts(resume))}
        ${section('Education', schools)}
        ${entries('Skills', resume.professionalSkills, (skill) => markup`<p>${skill.name}: ${mastery(skill.fluency)}</p>`)}
        ${section('Languages', languages(resume))}</aside></div>`,
    omits: 'reference',
  },
  {
    name: 'halves',
    columns: 2,
    person: 'marketer',
    font: 'serif',
    css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 1fr 1fr } header { text-align: center; margin-bottom: 6pt } h1 { font-size: 19pt } h2 { font-size: 11pt; border-bottom: 1px solid }`,
    body: (resume, { info, summary, jobs, schools }) =>
      markup`<header><h1>${info.fullName}</h1><p>${joined(contactsOf(resume), ' | ')}</p></header><div class="columns"><main>
        ${section('Experience', jobs)}</main><div>
        ${section('About', summary)}
        ${section('Education', schools)}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}:</b> ${value}</p>`)}
        ${entries('Certifications', resume.certificates, ({ name, description }) => markup`<p><b>${name}</b></p><p>${description}</p>`)}
        ${section('Languages', languages(resume))}</div></div>`,
    omits: 'interests personalInfo.title',
  },
  {
    name: 'narrow-sidebar-two-pages',
    columns: 2,
    person: 'clinician',
    font: 'plex',
    css: `${PAGE} body { font-size: 11.5pt; line-height: 1.55 } .columns { grid-template-columns: 50mm 1fr } h1 { font-size: 21pt } h2 { font-size: 12pt; text-transform: uppercase }`,
    body: (resume, { info, summary, jobs, schools }) =>
      markup`<h1>${info.fullName}</h1><p>${info.title}</p><div class="columns"><aside>
        ${section('Contact', contacts(resume))}
        ${entries('Skills', resume.professionalSkills, (skill) => markup`<p>${skill.name}: ${mastery(skill.fluency)}</p>`)}
        ${section('Languages', languages(resume))}</aside><main>
        ${section('Profile', summary)}
        ${section('Experience', jobs)}
        ${section('Education', schools)}</main></div>`,
    omits: 'projects certificates interests',
  },
  {
    name: 'timeline',
    columns: 2,
    person: 'engineer',
    font: 'sans',
    css: `${PAGE} .columns { grid-template-columns: 1fr 55mm } h1 { font-size: 20pt } h2 { font-size: 13pt } .dated { display: grid; grid-template-columns: 26mm 1fr; margin-bottom: 6pt }`,
    job: (job) =>
      markup`<div class="dated"><div><p>${numbered(job.startDate)} –</p><p>${numbered(job.endDate)}</p></div><div><p><b>${job.position}</b></p><p>${joined([job.companyName, job.location], ', ')}</p>${bullets(pointsOf(job))}</div></div>`,
    school: (school) =>
      markup`<div class="dated"><p>${datesOf(school)}</p><div><p><b>${joined([school.courseName, school.stream], ', ')}</b></p><p>${school.collegeName}</p></div></div>`,
    body: (resume, { info, summary, jobs, schools }) =>
      markup`<h1>${info.fullName}</h1><p>${info.title}</p><div class="columns"><main>
        ${section('Experience', jobs)}
        ${section('Education', schools)}</main><aside>
        ${section('Contact', contacts(resume))}
        ${section('Summary', summary)}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b></p><p>${value}</p>`)}
        ${section('Languages', languages(resume))}</aside></div>`,
    omits: 'projects certificates interests education.cgpaPercent',
  },
  {
    name: 'tags-beside',
    columns: 2,
    person: 'engineer',
    font: 'plex',
    css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 1fr 48mm } h1 { font-size: 18pt } h2 { font-size: 10.5pt; text-transform: uppercase; letter-spacing: 0.08em } .tag { display: inline-block; border: 1px solid; padding: 1pt 5pt; margin: 0 4pt 4pt 0 }`,
    job: (job) =>
      markup`<div class="entry"><p class="row"><b>${job.companyName}</b><span>${datesOf(job)}</span></p><p>${joined([job.position, job.location], ', ')}</p>${bullets(pointsOf(job))}</div>`,
    body: (resume, { info, jobs, schools }) =>
      markup`<h1>${info.fullName}</h1><p>${joined(contactsOf(resume).slice(0, 3), '  |  ')}</p><div class="columns"><main>
        ${section('Experience', jobs)}
        ${section('Education', schools)}</main><aside>
        ${entries(
          'Skills',
          resume.skills.flatMap(({ value }) => value.split(', ')),
          (skill) => markup`<span class="tag">${skill}</span>`,
        )}
        ${entries('Certificates', resume.certificates, ({ name, description }) => markup`<p><b>${name}</b></p><p>${description}</p>`)}
        ${section('Languages', languages(resume))}</aside></div>`,
    omits:
      'projects interests skills.name personalInfo.title personalInfo.linkedIn personalInfo.github personalInfo.description',
  },
  {
    name: 'newspaper',
    columns: 2,
    person: 'nurse',
    font: 'serif',
    css: `${PAGE} body { font-size: 10pt } .columns { display: block; columns: 2; column-gap: 9mm } h1 { font-size: 22pt } h2 { font-size: 12pt; break-after: avoid }`,
    body: (resume, { info, summary, jobs, schools }) =>
      markup`<h1>${info.fullName}</h1><p>${info.title}</p><div class="columns">
        ${section('Contact', contacts(resume))}
        ${section('Profile', summary)}
        ${section('Experience', jobs)}
        ${section('Education', schools)}
        ${section('Languages', languages(resume))}
        ${entries('Interests', resume.interests, ({ name }) => markup`<p>${name}</p>`)}</div>`,
    omits: 'skills certificates',
  },
  {
    name: 'labels-above',
    columns: 2,
    person: 'manager',
    font: 'narrow',
    css: `${PAGE} body { font-size: 11.5pt } .columns { grid-template-columns: 48mm 1fr } aside { background: #eee; padding: 4mm } small { display: block; color: #666; font-size: 9pt; text-transform: uppercase; margin-top: 5pt } h1 { font-size: 24pt; text-transform: uppercase } h2 { font-size: 13pt; text-transform: uppercase }`,
    body: (resume, { info, jobs, schools }) =>
      markup`<div class="columns"><aside><h2>Personal details</h2><small>E-mail</small>${info.email}<small>Phone</small>${info.phone}<small>Address</small>${info.location}
        ${section('Languages', languages(resume))}
        ${entries('Strengths', resume.professionalSkills, (skill) => markup`<p>${skill.name} (${mastery(skill.fluency)})</p>`)}</aside><main><h1>${info.fullName}</h1><p>${info.title}</p><p>${info.description}</p>
        ${section('Work experience', jobs)}
        ${section('Academic background', schools)}</main></div>`,
    omits: 'reference personalInfo.linkedIn',
  },
  {
    name: 'drawn-out-of-order',
    columns: 2,
    person: 'graduate',
    font: 'sans',
    css: `${PAGE} body { position: relative; font-size: 9.5pt } aside { position: absolute; left: 0; top: 25mm; width: 50mm } main { position: absolute; left: 60mm; top: 25mm; right: 0 } h1 { font-size: 20pt } h2 { font-size: 11.5pt }`,
    project: (project) =>
      markup`<div class="entry"><p><b>${project.projectName}</b> (${project.completionYear})</p><p>${project.techStack}</p><p>${project.githubLink}</p>${bullets(pointsOf(project), '–')}</div>`,
    body: (resume, { info, jobs, schools, projects }) =>
      markup`<main>
        ${section('Education', schools)}
        ${section('Internship', jobs)}
        ${section('Projects', projects)}</main><aside>
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b>: ${value}</p>`)}
        ${section('Languages', languages(resume))}
        ${entries('Certificates', resume.certificates, ({ name, description }) => markup`<p><b>${name}</b></p><p>${description}</p>`)}</aside><h1>${info.fullName}</h1><p>${joined(contactsOf(resume), ' | ')}</p>`,
    omits: 'interests personalInfo.title personalInfo.description',
  },
];
