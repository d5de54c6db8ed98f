import {
  bullets,
  contactsOf,
  datesOf,
  each,
  fluency,
  html,
  joined,
  mastery,
  numbered,
  pointsOf,
  section,
  type Layout,
} from './html';
import type { ResumeData } from '../../src/domain/resume/entities';

const jobs = (resume: ResumeData, glyph = '•') =>
  each(
    resume.workExperiences,
    (job) =>
      html`<div class="entry">
        <p><b>${job.position}</b></p>
        <p>${joined([job.companyName, job.location], ', ')}</p>
        <p>${datesOf(job)}</p>
        ${bullets(pointsOf(job), glyph)}
      </div>`,
  );

const schools = (resume: ResumeData) =>
  each(
    resume.education,
    (school) =>
      html`<div class="entry">
        <p><b>${joined([school.courseName, school.stream], ', ')}</b></p>
        <p>${school.collegeName}</p>
        <p>${datesOf(school)}</p>
        <p>${school.cgpaPercent}</p>
      </div>`,
  );

const languages = (resume: ResumeData) =>
  each(resume.languages, (item) => html`<p>${item.name} – ${fluency(item.fluency)}</p>`);

const contacts = (resume: ResumeData) => each(contactsOf(resume), (text) => html`<p>${text}</p>`);

const PAGE = `@page { size: A4; margin: 14mm } .entry { margin-bottom: 6pt } h2 { margin: 9pt 0 3pt } .columns { display: grid; gap: 8mm }`;

/** Layouts with a second column. */
export const TWO_COLUMNS: readonly Omit<Layout, 'columns'>[] = [
  {
    name: 'sidebar-on-the-left',
    person: 'graduate',
    font: 'plex',
    css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 55mm 1fr } aside { background: #234; color: #fff; padding: 5mm } h1 { font-size: 20pt } h2 { font-size: 11pt; text-transform: uppercase }`,
    body: (resume) =>
      html`<div class="columns">
        <aside>
          ${section('Contact', contacts(resume))}
          ${section(
            'Skills',
            each(
              resume.skills,
              ({ name, value }) =>
                html`<p><b>${name}</b></p>
                  <p>${value}</p>`,
            ),
          )}${section('Languages', languages(resume))}${section(
            'Interests',
            each(resume.interests, ({ name }) => html`<p>${name}</p>`),
          )}
        </aside>
        <main>
          <h1>${resume.personalInfo.fullName}</h1>
          <p>${resume.personalInfo.title}</p>
          ${section('Profile', html`<p>${resume.personalInfo.description}</p>`)}
          ${section('Experience', jobs(resume))}${section(
            'Projects',
            each(
              resume.projects,
              (project) =>
                html`<div class="entry">
                  <p class="row"><b>${project.projectName}</b><span>${project.completionYear}</span></p>
                  <p>${project.techStack}</p>
                  ${bullets(pointsOf(project))}
                </div>`,
            ),
          )}
          ${section('Education', schools(resume))}
        </main>
      </div>`,
    omits: ['certificates', 'projects.githubLink'],
  },
  {
    name: 'sidebar-on-the-right',
    person: 'manager',
    font: 'sans',
    css: `${PAGE} .columns { grid-template-columns: 1fr 52mm } h1 { font-size: 22pt } h2 { font-size: 12pt; color: #733 } aside { border-left: 1px solid; padding-left: 5mm }`,
    body: (resume) =>
      html`<h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <div class="columns">
          <main>
            ${section('Summary', html`<p>${resume.personalInfo.description}</p>`)}${section('Work Experience', jobs(resume))}
          </main>
          <aside>
            ${section('Contact', contacts(resume))}${section('Education', schools(resume))}
            ${section(
              'Skills',
              each(
                resume.professionalSkills,
                (skill) => html`<p>${skill.name}: ${mastery(skill.fluency)}</p>`,
              ),
            )}${section('Languages', languages(resume))}
          </aside>
        </div>`,
    omits: ['reference'],
  },
  {
    name: 'halves',
    person: 'marketer',
    font: 'serif',
    css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 1fr 1fr } header { text-align: center; margin-bottom: 6pt } h1 { font-size: 19pt } h2 { font-size: 11pt; border-bottom: 1px solid }`,
    body: (resume) =>
      html`<header>
          <h1>${resume.personalInfo.fullName}</h1>
          <p>${joined(contactsOf(resume), ' | ')}</p>
        </header>
        <div class="columns">
          <main>${section('Experience', jobs(resume))}</main>
          <div>
            ${section('About', html`<p>${resume.personalInfo.description}</p>`)}${section('Education', schools(resume))}
            ${section(
              'Skills',
              each(resume.skills, ({ name, value }) => html`<p><b>${name}:</b> ${value}</p>`),
            )}${section(
              'Certifications',
              each(
                resume.certificates,
                ({ name, description }) =>
                  html`<p><b>${name}</b></p>
                    <p>${description}</p>`,
              ),
            )}${section('Languages', languages(resume))}
          </div>
        </div>`,
    omits: ['interests', 'personalInfo.title'],
  },
  {
    name: 'narrow-sidebar-two-pages',
    person: 'clinician',
    font: 'plex',
    css: `${PAGE} body { font-size: 11.5pt; line-height: 1.55 } .columns { grid-template-columns: 50mm 1fr } h1 { font-size: 21pt } h2 { font-size: 12pt; text-transform: uppercase }`,
    body: (resume) =>
      html`<h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <div class="columns">
          <aside>
            ${section('Contact', contacts(resume))}
            ${section(
              'Skills',
              each(
                resume.professionalSkills,
                (skill) => html`<p>${skill.name}: ${mastery(skill.fluency)}</p>`,
              ),
            )}${section('Languages', languages(resume))}
          </aside>
          <main>
            ${section('Profile', html`<p>${resume.personalInfo.description}</p>`)}${section('Experience', jobs(resume))}${section('Education', schools(resume))}
          </main>
        </div>`,
    omits: ['projects', 'certificates', 'interests'],
  },
  {
    name: 'table-of-two-cells',
    person: 'nurse',
    font: 'sans',
    css: `${PAGE} td { padding: 3mm } td:first-child { width: 62%; border-right: 1px solid } h1 { font-size: 18pt } h2 { font-size: 11pt; text-transform: uppercase }`,
    body: (resume) =>
      html`<h1>${resume.personalInfo.fullName}</h1>
        <p>${joined([resume.personalInfo.email, resume.personalInfo.phone], ' | ')}</p>
        <table>
          <tr>
            <td>
              ${section('Objective', html`<p>${resume.personalInfo.description}</p>`)}${section('Experience', jobs(resume, '–'))}
            </td>
            <td>
              ${section('Education', schools(resume))}${section('Certifications', bullets(resume.certificates.map(({ name, description }) => joined([name, description], ', '))))}
              ${section('Clinical Skills', bullets(resume.skills.flatMap(({ value }) => value.split(', '))))}${section('Languages', languages(resume))}
            </td>
          </tr>
        </table>`,
    omits: [
      'interests',
      'skills.name',
      'personalInfo.title',
      'personalInfo.location',
      'personalInfo.linkedIn',
    ],
  },
  {
    name: 'timeline',
    person: 'engineer',
    font: 'sans',
    css: `${PAGE} .columns { grid-template-columns: 1fr 55mm } h1 { font-size: 20pt } h2 { font-size: 13pt } .dated { display: grid; grid-template-columns: 26mm 1fr; margin-bottom: 6pt }`,
    body: (resume) =>
      html`<h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <div class="columns">
          <main>
            ${section(
              'Experience',
              each(
                resume.workExperiences,
                (job) =>
                  html`<div class="dated">
                    <div>
                      <p>${numbered(job.startDate)} –</p>
                      <p>${numbered(job.endDate)}</p>
                    </div>
                    <div>
                      <p><b>${job.position}</b></p>
                      <p>${joined([job.companyName, job.location], ', ')}</p>
                      ${bullets(pointsOf(job))}
                    </div>
                  </div>`,
              ),
            )}
            ${section(
              'Education',
              each(
                resume.education,
                (school) =>
                  html`<div class="dated">
                    <p>${datesOf(school)}</p>
                    <div>
                      <p><b>${joined([school.courseName, school.stream], ', ')}</b></p>
                      <p>${school.collegeName}</p>
                    </div>
                  </div>`,
              ),
            )}
          </main>
          <aside>
            ${section('Contact', contacts(resume))}${section('Summary', html`<p>${resume.personalInfo.description}</p>`)}${section(
              'Skills',
              each(
                resume.skills,
                ({ name, value }) =>
                  html`<p><b>${name}</b></p>
                    <p>${value}</p>`,
              ),
            )}${section('Languages', languages(resume))}
          </aside>
        </div>`,
    omits: ['projects', 'certificates', 'interests', 'education.cgpaPercent'],
  },
  {
    name: 'tags-beside',
    person: 'engineer',
    font: 'plex',
    css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 1fr 48mm } h1 { font-size: 18pt } h2 { font-size: 10.5pt; text-transform: uppercase; letter-spacing: 0.08em } .tag { display: inline-block; border: 1px solid; padding: 1pt 5pt; margin: 0 4pt 4pt 0 }`,
    body: (resume) =>
      html`<h1>${resume.personalInfo.fullName}</h1>
        <p>${joined(contactsOf(resume).slice(0, 3), '  |  ')}</p>
        <div class="columns">
          <main>
            ${section(
              'Experience',
              each(
                resume.workExperiences,
                (job) =>
                  html`<div class="entry">
                    <p class="row"><b>${job.companyName}</b><span>${datesOf(job)}</span></p>
                    <p>${joined([job.position, job.location], ', ')}</p>
                    ${bullets(pointsOf(job))}
                  </div>`,
              ),
            )}${section('Education', schools(resume))}
          </main>
          <aside>
            ${section(
              'Skills',
              each(
                resume.skills.flatMap(({ value }) => value.split(', ')),
                (skill) => html`<span class="tag">${skill}</span>`,
              ),
            )}${section(
              'Certificates',
              each(
                resume.certificates,
                ({ name, description }) =>
                  html`<p><b>${name}</b></p>
                    <p>${description}</p>`,
              ),
            )}
            ${section('Languages', languages(resume))}
          </aside>
        </div>`,
    omits: [
      'projects',
      'interests',
      'skills.name',
      'personalInfo.title',
      'personalInfo.linkedIn',
      'personalInfo.github',
      'personalInfo.description',
    ],
  },
  {
    name: 'newspaper',
    person: 'nurse',
    font: 'serif',
    css: `${PAGE} body { font-size: 10pt } .columns { display: block; columns: 2; column-gap: 9mm } h1 { font-size: 22pt } h2 { font-size: 12pt; break-after: avoid }`,
    body: (resume) =>
      html`<h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <div class="columns">
          ${section('Contact', contacts(resume))}${section('Profile', html`<p>${resume.personalInfo.description}</p>`)}
          ${section('Experience', jobs(resume))}${section('Education', schools(resume))}${section('Languages', languages(resume))}${section(
            'Interests',
            each(resume.interests, ({ name }) => html`<p>${name}</p>`),
          )}
        </div>`,
    omits: ['skills', 'certificates'],
  },
  {
    name: 'labels-above',
    person: 'manager',
    font: 'narrow',
    css: `${PAGE} body { font-size: 11.5pt } .columns { grid-template-columns: 48mm 1fr } aside { background: #eee; padding: 4mm } small { display: block; color: #666; font-size: 9pt; text-transform: uppercase; margin-top: 5pt } h1 { font-size: 24pt; text-transform: uppercase } h2 { font-size: 13pt; text-transform: uppercase }`,
    body: (resume) =>
      html`<div class="columns">
        <aside>
          <h2>Personal details</h2>
          <small>E-mail</small
          >${resume.personalInfo.email}<small>Phone</small>${resume.personalInfo.phone}<small>Address</small>${resume.personalInfo.location}
          ${section('Languages', languages(resume))}${section(
            'Strengths',
            each(
              resume.professionalSkills,
              (skill) => html`<p>${skill.name} (${mastery(skill.fluency)})</p>`,
            ),
          )}
        </aside>
        <main>
          <h1>${resume.personalInfo.fullName}</h1>
          <p>${resume.personalInfo.title}</p>
          <p>${resume.personalInfo.description}</p>
          ${section('Work experience', jobs(resume))}${section('Academic background', schools(resume))}
        </main>
      </div>`,
    omits: ['reference', 'personalInfo.linkedIn'],
  },
  {
    name: 'drawn-out-of-order',
    person: 'graduate',
    font: 'sans',
    css: `${PAGE} body { position: relative; font-size: 9.5pt } aside { position: absolute; left: 0; top: 25mm; width: 50mm } main { position: absolute; left: 60mm; top: 25mm; right: 0 } h1 { font-size: 20pt } h2 { font-size: 11.5pt }`,
    body: (resume) =>
      html`<main>
          ${section('Education', schools(resume))}${section('Internship', jobs(resume))}${section(
            'Projects',
            each(
              resume.projects,
              (project) =>
                html`<div class="entry">
                  <p><b>${project.projectName}</b> (${project.completionYear})</p>
                  <p>${project.techStack}</p>
                  <p>${project.githubLink}</p>
                  ${bullets(pointsOf(project), '–')}
                </div>`,
            ),
          )}
        </main>
        <aside>
          ${section(
            'Skills',
            each(resume.skills, ({ name, value }) => html`<p><b>${name}</b>: ${value}</p>`),
          )}${section('Languages', languages(resume))}${section(
            'Certificates',
            each(
              resume.certificates,
              ({ name, description }) =>
                html`<p><b>${name}</b></p>
                  <p>${description}</p>`,
            ),
          )}
        </aside>
        <h1>${resume.personalInfo.fullName}</h1>
        <p>${joined(contactsOf(resume), ' | ')}</p>`,
    omits: ['interests', 'personalInfo.title', 'personalInfo.description'],
  },
];
