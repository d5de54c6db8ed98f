import {
  bullets,
  contactsOf,
  datesOf,
  each,
  entries,
  fluency,
  joined,
  line,
  markup,
  mastery,
  names,
  pointsOf,
  section,
  spoken,
  type Layout,
} from '../html';
import { jobWith, languages, PAGE } from '../parts';

/** In tables, forms and beside a margin. */
export const TABLES: readonly Layout[] = [
  {
    name: 'school-table',
    person: 'graduate',
    font: 'plex',
    css: `@page { size: A4; margin: 20mm } h1 { font-size: 18pt } h2 { background: #ddd; padding: 2pt 4pt; font-size: 11pt; margin: 8pt 0 4pt } td, th { border: 1px solid; padding: 3pt 5pt } th { font-weight: 700 }`,
    job: (job) =>
      markup` <p><b>${joined([job.position, job.companyName, job.location], ', ')}</b></p><p>${datesOf(job, ' to ')}</p>${bullets(pointsOf(job), '➢')}`,
    school: (school) =>
      markup`<tr><td>${joined([school.courseName, school.stream], ', ')}</td><td>${school.collegeName}</td><td>${datesOf(school, '-')}</td><td>${school.cgpaPercent}</td></tr>`,
    project: (project) =>
      markup` <p><b>${project.projectName}</b> (${project.completionYear})</p><p>Technologies: ${project.techStack}</p>${bullets(pointsOf(project), '➢')}`,
    body: (resume, { info, summary, jobs, schools, projects }) => [
      ...markup`<h1>${info.fullName}</h1><p>Email: ${info.email}</p><p>Mobile: ${info.phone}</p><p>Address: ${info.location}</p>`,
      ...section('Career Objective', summary),
      ...section(
        'Educational Qualifications',
        markup`<table><tr><th>Qualification</th><th>Institution</th><th>Year</th><th>Marks</th></tr>${schools}</table>`,
      ),
      ...section('Internships', jobs),
      ...section('Academic Projects', projects),
      ...entries('Technical Skills', resume.skills, ({ name, value }) => markup`<p>${name} : ${value}</p>`),
      ...section('Hobbies', bullets(names(resume.interests), '➢')),
      ...line('Languages Known', spoken(resume, ' - '), ', '),
    ],
    omits: 'certificates personalInfo.title personalInfo.linkedIn personalInfo.github projects.githubLink',
  },
  {
    name: 'form-of-an-agency',
    person: 'manager',
    font: 'plex',
    css: `@page { size: A4; margin: 18mm } h1 { font-size: 17pt } h2 { font-size: 11pt; text-transform: uppercase; margin: 10pt 0 4pt } .form { display: grid; grid-template-columns: 45mm 1fr; margin-bottom: 5pt } dt { color: #555 }`,
    job: (job) =>
      markup`<dl class="form"><dt>Dates</dt><dd>${datesOf(job)}</dd><dt>Position held</dt><dd>${job.position}</dd><dt>Name of employer</dt><dd>${job.companyName}</dd><dt>City</dt><dd>${job.location}</dd><dt>Main activities</dt><dd>${bullets(pointsOf(job))}</dd></dl>`,
    school: (school) =>
      markup`<dl class="form"><dt>Dates</dt><dd>${datesOf(school)}</dd><dt>Title of qualification</dt><dd>${joined([school.courseName, school.stream], ', ')}</dd><dt>Name of institution</dt><dd>${school.collegeName}</dd><dt>Grade</dt><dd>${school.cgpaPercent}</dd></dl>`,
    body: ({ languages }, { info, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><dl class="form"><dt>E-mail</dt><dd>${info.email}</dd><dt>Telephone</dt><dd>${info.phone}</dd><dt>Address</dt><dd>${info.location}</dd></dl>`,
      ...section('Work experience', jobs),
      ...section('Education and training', schools),
      ...section(
        'Languages',
        markup`<dl class="form">${each(languages, (item) => markup`<dt>${item.name}</dt><dd>${fluency(item.fluency)}</dd>`)}</dl>`,
      ),
    ],
    omits: 'professionalSkills reference personalInfo.title personalInfo.linkedIn personalInfo.description',
  },
  {
    name: 'dates-in-the-margin',
    person: 'manager',
    font: 'sans',
    css: `@page { size: A4; margin: 18mm } h1 { font-size: 20pt } h2 { font-size: 13pt; color: #345; margin: 10pt 0 4pt } .entry { display: grid; grid-template-columns: 35mm 1fr; margin-bottom: 6pt }`,
    job: (job) =>
      markup`<div class="entry"><span>${datesOf(job)}</span><div><p><b>${job.position}</b></p><p>${joined([job.companyName, job.location], ', ')}</p>${bullets(pointsOf(job))}</div></div>`,
    school: (school) =>
      markup`<div class="entry"><span>${datesOf(school)}</span><div><p><b>${joined([school.courseName, school.stream], ', ')}</b></p><p>${joined([school.collegeName, school.cgpaPercent], ', ')}</p></div></div>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><p>${info.title}</p><p>${joined(contactsOf(resume), ' · ')}</p>`,
      ...section('Summary', summary),
      ...section('Work Experience', jobs),
      ...section('Education', schools),
      ...entries(
        'Key Skills',
        resume.professionalSkills,
        (skill) => markup`<p>${skill.name} – ${mastery(skill.fluency)}</p>`,
      ),
      ...entries(
        'Languages',
        resume.languages,
        (item) => markup`<p>${item.name} – ${fluency(item.fluency)}</p>`,
      ),
    ],
    omits: 'reference',
  },
  {
    name: 'headings-in-the-margin',
    person: 'marketer',
    font: 'plex',
    css: `@page { size: Letter; margin: 0.8in } h1 { font-size: 20pt } section { display: grid; grid-template-columns: 1.5in 1fr; border-top: 1px solid #999; padding: 6pt 0 } h2 { font-size: 10.5pt } .entry { margin-bottom: 6pt }`,
    job: (job) =>
      markup`<div class="entry"><p class="row"><b>${joined([job.position, job.companyName], ', ')}</b><span>${datesOf(job)}</span></p><p>${job.location}</p>${bullets(pointsOf(job), '–')}</div>`,
    school: (school) =>
      markup`<div class="entry"><p class="row"><b>${school.courseName}, ${school.stream}</b><span>${datesOf(school)}</span></p><p>${school.collegeName}, ${school.cgpaPercent}</p></div>`,
    body: (resume, { info, summary, jobs, schools }) => [
      ...markup`<h1>${info.fullName}</h1><p>${info.title}</p><p>${joined(contactsOf(resume), '   ')}</p><br />`,
      ...section('Profile', summary),
      ...section('Employment', markup`<div>${jobs}</div>`),
      ...section('Education', markup`<div>${schools}</div>`),
      ...section(
        'Skills',
        markup`<div>${each(resume.skills, ({ name, value }) => markup`<p>${name}: ${value}</p>`)}</div>`,
      ),
      ...section(
        'Certificates',
        markup`<div>${each(resume.certificates, ({ name, description }) => markup`<p>${name} – ${description}</p>`)}</div>`,
      ),
      ...line('Languages', spoken(resume, ' (', ')'), ', '),
    ],
    omits: 'interests',
  },
  {
    name: 'table-of-two-cells',
    columns: 2,
    person: 'nurse',
    font: 'sans',
    css: `${PAGE} td { padding: 3mm } td:first-child { width: 62%; border-right: 1px solid } h1 { font-size: 18pt } h2 { font-size: 11pt; text-transform: uppercase }`,
    job: jobWith('–'),
    body: (resume, { info, summary, jobs, schools }) =>
      markup`<h1>${info.fullName}</h1><p>${joined([info.email, info.phone], ' | ')}</p><table><tr><td>
        ${section('Objective', summary)}
        ${section('Experience', jobs)}</td><td>
        ${section('Education', schools)}
        ${section('Certifications', bullets(resume.certificates.map(({ name, description }) => joined([name, description], ', '))))}
        ${section('Clinical Skills', bullets(resume.skills.flatMap(({ value }) => value.split(', '))))}
        ${section('Languages', languages(resume))}</td></tr></table>`,
    omits: 'interests skills.name personalInfo.title personalInfo.location personalInfo.linkedIn',
  },
];
