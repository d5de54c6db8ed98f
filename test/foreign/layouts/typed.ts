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
  pointsOf,
  section,
  type Layout,
} from '../html';

/** As people type them, with what a word processor does by itself. */
export const TYPED: readonly Layout[] = [
  {
    name: 'labelled-lines',
    person: 'nurse',
    font: 'serif',
    css: `@page { size: A4; margin: 22mm } h1 { font-size: 15pt; text-align: center; text-decoration: underline } h2 { font-size: 11pt; text-decoration: underline; margin: 9pt 0 3pt } .entry { margin-bottom: 6pt }`,
    job: (job) =>
      markup`<div class="entry"><p><b>Organisation:</b> ${job.companyName}</p><p><b>Designation:</b> ${job.position}</p><p><b>Place:</b> ${job.location}</p><p><b>Duration:</b> ${datesOf(job, ' to ')}</p>${bullets(pointsOf(job))}</div>`,
    school: (school) =>
      markup`<div class="entry"><p>${school.courseName} (${school.stream}) from ${school.collegeName}</p><p>${datesOf(school)}, ${school.cgpaPercent}</p></div>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<h1>CURRICULUM VITAE</h1><p><b>Name:</b> ${info.fullName}</p><p><b>E-mail:</b> ${info.email}</p><p><b>Contact No.:</b> ${info.phone}</p><p><b>Location:</b> ${info.location}</p>`,
      ...section('Objective:', summary),
      ...section('Work Experience:', jobs),
      ...section('Education:', schools),
      ...line('Languages Known:', names(resume.languages), ', '),
    ],
    omits: 'skills certificates interests languages.fluency personalInfo.title personalInfo.linkedIn',
  },
  {
    name: 'dashes',
    person: 'clinician',
    font: 'plex',
    css: `@page { size: A4; margin: 20mm } h1 { font-size: 19pt } h2 { font-size: 14pt; font-weight: 400; margin: 9pt 0 3pt } .points { margin-left: 10pt }`,
    job: (job) =>
      markup`<p><b>${job.companyName}</b> — ${job.position}, ${job.location}</p><p><i>${datesOf(job)}</i></p>${bullets(pointsOf(job), '-')}`,
    school: (school) =>
      markup`<p><b>${school.collegeName}</b> — ${school.courseName}, ${school.stream}</p><p><i>${datesOf(school)}</i> — ${school.cgpaPercent}</p>`,
    project: (project) =>
      markup`<p><b>${project.projectName}</b> — ${project.techStack}</p><p><i>${project.completionYear}</i></p>${bullets(pointsOf(project), '-')}`,
    body: (resume, { info, summary, jobs, schools, projects }) => [
      ...markup`<h1>${info.fullName}</h1><p>${info.title}</p><p>${joined(contactsOf(resume), ' • ')}</p>`,
      ...section('About me', summary),
      ...section('Career History', jobs),
      ...section('Education', schools),
      ...section('Projects', projects),
      ...section(
        'Certifications',
        bullets(
          resume.certificates.map(({ name, description }) => `${name}: ${description}`),
          '-',
        ),
      ),
    ],
    omits: 'professionalSkills languages interests projects.githubLink',
  },
  {
    name: 'sentence-case',
    person: 'engineer',
    font: 'narrow',
    css: `@page { size: Letter; margin: 0.9in } body { font-size: 12pt } h1 { font-size: 26pt; color: #265 } h2 { font-size: 15pt; color: #265; margin: 9pt 0 3pt }`,
    job: (job) =>
      markup`<p><b>${job.position} at ${job.companyName}</b> (${datesOf(job)})</p>${bullets(pointsOf(job))}`,
    school: (school) =>
      markup`<p><b>${school.courseName} in ${school.stream}</b> (${datesOf(school)})</p><p>${school.collegeName}</p>`,
    body: (resume, { info, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><p>${info.title}, ${info.location}</p><p>${info.email}</p><p>${info.phone}</p><p>${info.github}</p><br /><p>${info.description}</p>`,
      ...section('Where I have worked', jobs),
      ...section('Education', schools),
      ...entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b></p><p>${value}</p>`),
      ...line('Languages', names(resume.languages), ', '),
    ],
    omits:
      'projects certificates interests languages.fluency personalInfo.linkedIn workExperiences.location education.cgpaPercent',
  },
  {
    name: 'paragraphs',
    person: 'engineer',
    font: 'serif',
    css: `@page { size: A4; margin: 25mm } h1 { font-size: 18pt } h2 { font-size: 12pt; font-variant: small-caps; margin: 9pt 0 3pt } h3 { font-size: 10.5pt } .entry { margin-bottom: 7pt }`,
    job: (job) =>
      markup`<div class="entry"><h3>${job.position}</h3><p>${job.companyName}, ${job.location}</p><p>${datesOf(job)}</p><p>${job.jobDescription}</p></div>`,
    school: (school) =>
      markup`<div class="entry"><h3>${school.courseName} ${school.stream}</h3><p>${school.collegeName}</p><p>${datesOf(school)}</p><p>${school.cgpaPercent}</p></div>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><p>${joined(contactsOf(resume), ', ')}</p>`,
      ...section('Summary', summary),
      ...section('Employment History', jobs),
      ...section('Education', schools),
      ...line('Skills', labelled(resume.skills), '. '),
    ],
    omits: 'projects certificates languages interests workExperiences.additionalField1 personalInfo.title',
  },
  {
    name: 'terse',
    person: 'nurse',
    font: 'mono',
    css: `@page { size: A4; margin: 18mm } body { font-size: 8.5pt } h1 { font-size: 12pt } h2 { font-size: 9pt; margin: 8pt 0 2pt }`,
    job: (job) =>
      markup`<p>${job.position}, ${job.companyName}, ${job.location} (${datesOf(job, '–')})</p>${bullets(pointsOf(job), '*')}`,
    school: (school) =>
      markup`<p>${joined([school.courseName, school.collegeName], ', ')} (${datesOf(school, '–')}),${school.cgpaPercent}</p>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><p>${info.email} ${info.phone}</p><p>${info.location}</p>`,
      ...section('SUMMARY', summary),
      ...section('EXPERIENCE', jobs),
      ...section('EDUCATION', schools),
      ...line(
        'SKILLS',
        resume.skills.map(({ value }) => value),
        ', ',
      ),
    ],
    omits:
      'certificates languages interests skills.name education.stream personalInfo.title personalInfo.linkedIn',
  },
];
