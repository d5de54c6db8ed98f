import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  joined,
  labelled,
  line,
  markup,
  names,
  numbered,
  pointsOf,
  section,
  spoken,
  type Layout,
} from '../html';
import { NURSE_SECTIONS } from '../ownSections';

/** As templates and typesetters design them, in one column. */
export const DESIGNED: readonly Layout[] = [
  {
    name: 'centred-serif',
    person: 'nurse',
    font: 'serif',
    css: `@page { size: A4; margin: 18mm } header { text-align: center } h1 { font-size: 22pt } h2 { font-size: 11pt; text-transform: uppercase; border-bottom: 1px solid; margin: 10pt 0 4pt } section div { margin-bottom: 5pt }`,
    job: (job) =>
      markup`<div><p class="row"><b>${job.companyName}</b><span>${datesOf(job)}</span></p><p class="row"><i>${job.position}</i><i>${job.location}</i></p>${bullets(pointsOf(job))}</div>`,
    school: (school) =>
      markup`<div><p class="row"><b>${school.collegeName}</b><span>${datesOf(school)}</span></p><p class="row"><i>${joined([school.courseName, school.stream], ', ')}</i><span>${school.cgpaPercent}</span></p></div>`,
    body: (resume, { info, summary, jobs, schools, ownSections }) => [
      ...markup`<header><h1>${info.fullName}</h1><p>${info.title}</p><p>${joined(contactsOf(resume), ' | ')}</p></header>`,
      ...section('Profile', summary),
      ...section('Experience', jobs),
      ...section('Education', schools),
      ...entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}:</b> ${value}</p>`),
      ...entries(
        'Certifications',
        resume.certificates,
        ({ name, description }) => markup`<p>${name}, ${description}</p>`,
      ),
      ...line('Languages', spoken(resume, ' (', ')'), ', '),
      ...line('Interests', names(resume.interests), ', '),
      ...ownSections,
    ],
    ownSections: NURSE_SECTIONS,
  },
  {
    name: 'typeset-article',
    person: 'graduate',
    font: 'serif',
    css: `@page { size: Letter; margin: 0.6in } body { font-size: 10pt; line-height: 1.2 } header { text-align: center } h1 { font-size: 24pt; font-weight: 400 } h2 { font-size: 12pt; font-weight: 400; border-bottom: 0.5pt solid; margin: 8pt 0 3pt } .points { margin-left: 14pt; font-size: 9.5pt }`,
    job: (job) =>
      markup` <p class="row"><b>${job.position}</b><span>${datesOf(job, ' — ')}</span></p><p class="row"><i>${job.companyName}</i><i>${job.location}</i></p>${bullets(pointsOf(job), '◦')}`,
    school: (school) =>
      markup` <p class="row"><b>${school.collegeName}</b><span>${school.cgpaPercent}</span></p><p class="row"><i>${school.courseName} in ${school.stream}</i><i>${datesOf(school)}</i></p>`,
    project: (project) =>
      markup` <p class="row"><span><b><a href="https://${project.githubLink}">${project.projectName}</a></b> | <i>${project.techStack}</i></span ><span>${project.completionYear}</span></p>${bullets(pointsOf(project), '◦')}`,
    body: (resume, { info, jobs, schools, projects }) => [
      ...markup`<header><h1>${info.fullName}</h1><p>${joined(contactsOf(resume).slice(0, 3), '  |  ')}  |  <a href="https://www.${info.linkedIn}/">LinkedIn</a>  |  <a href="https://${info.github}">GitHub</a></p></header>`,
      ...section('Education', schools),
      ...section('Experience', jobs),
      ...section('Projects', projects),
      ...entries(
        'Technical Skills',
        resume.skills,
        ({ name, value }) => markup`<p><b>${name}</b>: ${value}</p>`,
      ),
    ],
    omits: 'certificates languages interests personalInfo.title personalInfo.description',
  },
  {
    name: 'bars-between',
    person: 'marketer',
    font: 'sans',
    css: `@page { size: Letter; margin: 1in } h1 { font-size: 16pt } h2 { font-size: 11pt; margin: 9pt 0 3pt; text-transform: uppercase } .points { margin-left: 12pt }`,
    job: (job) =>
      markup` <p><b>${joined([job.position, job.companyName, job.location], ' | ')}</b> |${datesOf(job, ' - ')}</p>${bullets(pointsOf(job))}`,
    school: (school) =>
      markup` <p><b>${joined([`${school.courseName} in ${school.stream}`, school.collegeName], ' | ')}</b> |${datesOf(school, ' - ')} | ${school.cgpaPercent}</p>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><p>${joined(contactsOf(resume), ' | ')}</p>`,
      ...section('Professional Summary', summary),
      ...section('Professional Experience', jobs),
      ...section('Education', schools),
      ...line('Core Skills', labelled(resume.skills), ' | '),
      ...line('Interests', names(resume.interests), ' | '),
    ],
    omits: 'certificates languages personalInfo.title',
  },
  {
    name: 'spaced-headings',
    person: 'marketer',
    font: 'sans',
    css: `@page { size: Letter; margin: 0.8in } h1 { font-size: 22pt; letter-spacing: 0.2em; text-transform: uppercase; text-align: center } header { text-align: center } h2 { font-size: 10pt; letter-spacing: 0.3em; text-transform: uppercase; text-align: center; margin: 11pt 0 4pt } section { margin-bottom: 5pt }`,
    job: (job) =>
      markup`<p class="row"><b>${job.position}</b><span>${numbered(job.startDate)} – ${numbered(job.endDate)}</span></p><p>${joined([job.companyName, job.location], ' – ')}</p>${bullets(pointsOf(job), '▪')}`,
    school: (school) =>
      markup`<p class="row"><b>${school.courseName}, ${school.stream}</b><span>${datesOf(school)}</span></p><p>${school.collegeName} – ${school.cgpaPercent}</p>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<header><h1>${info.fullName}</h1><p>${info.title}</p><p>${joined(contactsOf(resume), '  /  ')}</p></header>`,
      ...section('Profile', summary),
      ...section('Experience', jobs),
      ...section('Education', schools),
      ...line('Skills', labelled(resume.skills), '; '),
      ...line('Languages', spoken(resume, ': '), '  '),
    ],
    omits: 'certificates interests',
  },
  {
    name: 'two-pages',
    person: 'clinician',
    font: 'serif',
    css: `@page { size: Letter; margin: 1in; @bottom-right { content: "Debolina Chattopadhyay – Page " counter(page) " of " counter(pages); font: 8pt Body } } body { font-size: 12pt; line-height: 1.5 } h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 12pt 0 5pt } .entry { margin-bottom: 8pt }`,
    job: (job) =>
      markup`<div class="entry"><p class="row"><b>${job.position}</b><b>${datesOf(job)}</b></p><p class="row"><span>${job.companyName}</span><span>${job.location}</span></p>${bullets(pointsOf(job))}</div>`,
    school: (school) =>
      markup`<div class="entry"><p class="row"><b>${joined([school.courseName, school.stream], ', ')}</b><b>${datesOf(school)}</b></p><p class="row"><span>${school.collegeName}</span><span>${school.cgpaPercent}</span></p></div>`,
    project: (project) =>
      markup`<div class="entry"><p class="row"><b>${project.projectName}</b><b>${project.completionYear}</b></p><p>${project.techStack}</p>${bullets(pointsOf(project))}</div>`,
    body: (resume, { info, summary, jobs, schools, projects }) => [
      ...markup`<h1>${info.fullName}</h1><p>${info.title}</p><p>${joined(contactsOf(resume).slice(0, 3), ' · ')}</p><p>${joined(contactsOf(resume).slice(3), ' · ')}</p>`,
      ...section('Summary', summary),
      ...section('Relevant Experience', jobs),
      ...section('Education', schools),
      ...section('Selected Projects', projects),
      ...line('Interests', names(resume.interests), ', '),
    ],
    omits: 'professionalSkills certificates languages projects.githubLink',
  },
];
