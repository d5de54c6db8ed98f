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

/** Layouts that are read from top to bottom. */
export const ONE_COLUMN: readonly Omit<Layout, 'columns'>[] = [
  {
    name: 'centred-serif',
    person: 'nurse',
    font: 'serif',
    css: `@page { size: A4; margin: 18mm } header { text-align: center } h1 { font-size: 22pt }
      h2 { font-size: 11pt; text-transform: uppercase; border-bottom: 1px solid; margin: 10pt 0 4pt } section div { margin-bottom: 5pt }`,
    body: (resume) =>
      html` <header>
          <h1>${resume.personalInfo.fullName}</h1>
          <p>${resume.personalInfo.title}</p>
          <p>${joined(contactsOf(resume), ' | ')}</p>
        </header>
        ${section('Profile', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Experience',
          each(
            resume.workExperiences,
            (job) =>
              html`<div>
                <p class="row"><b>${job.companyName}</b><span>${datesOf(job)}</span></p>
                <p class="row"><i>${job.position}</i><i>${job.location}</i></p>
                ${bullets(pointsOf(job))}
              </div>`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html`<div>
                <p class="row"><b>${school.collegeName}</b><span>${datesOf(school)}</span></p>
                <p class="row">
                  <i>${joined([school.courseName, school.stream], ', ')}</i><span>${school.cgpaPercent}</span>
                </p>
              </div>`,
          ),
        )}
        ${section(
          'Skills',
          each(resume.skills, ({ name, value }) => html`<p><b>${name}:</b> ${value}</p>`),
        )}
        ${section(
          'Certifications',
          each(resume.certificates, ({ name, description }) => html`<p>${name}, ${description}</p>`),
        )}
        ${section(
          'Languages',
          html`<p>
            ${joined(
              resume.languages.map((item) => `${item.name} (${fluency(item.fluency)})`),
              ', ',
            )}
          </p>`,
        )}
        ${section(
          'Interests',
          html`<p>
            ${joined(
              resume.interests.map(({ name }) => name),
              ', ',
            )}
          </p>`,
        )}`,
  },
  {
    name: 'typeset-article',
    person: 'graduate',
    font: 'serif',
    css: `@page { size: Letter; margin: 0.6in } body { font-size: 10pt; line-height: 1.2 } header { text-align: center }
      h1 { font-size: 24pt; font-weight: 400 } h2 { font-size: 12pt; font-weight: 400; border-bottom: 0.5pt solid; margin: 8pt 0 3pt }
      .points { margin-left: 14pt; font-size: 9.5pt }`,
    body: (resume) =>
      html` <header>
          <h1>${resume.personalInfo.fullName}</h1>
          <p>${joined(contactsOf(resume), '  |  ')}</p>
        </header>
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html` <p class="row"><b>${school.collegeName}</b><span>${school.cgpaPercent}</span></p>
                <p class="row"><i>${school.courseName} in ${school.stream}</i><i>${datesOf(school)}</i></p>`,
          ),
        )}
        ${section(
          'Experience',
          each(
            resume.workExperiences,
            (job) =>
              html` <p class="row"><b>${job.position}</b><span>${datesOf(job, ' — ')}</span></p>
                <p class="row"><i>${job.companyName}</i><i>${job.location}</i></p>
                ${bullets(pointsOf(job), '◦')}`,
          ),
        )}
        ${section(
          'Projects',
          each(
            resume.projects,
            (project) =>
              html` <p class="row">
                  <span><b>${project.projectName}</b> | <i>${project.techStack}</i></span
                  ><span>${project.completionYear}</span>
                </p>
                ${bullets(pointsOf(project), '◦')}`,
          ),
        )}
        ${section(
          'Technical Skills',
          each(resume.skills, ({ name, value }) => html`<p><b>${name}</b>: ${value}</p>`),
        )}`,
    omits: [
      'certificates',
      'languages',
      'interests',
      'personalInfo.title',
      'personalInfo.description',
      'projects.githubLink',
    ],
  },
  {
    name: 'school-table',
    person: 'graduate',
    font: 'plex',
    css: `@page { size: A4; margin: 20mm } h1 { font-size: 18pt } h2 { background: #ddd; padding: 2pt 4pt; font-size: 11pt; margin: 8pt 0 4pt }
      td, th { border: 1px solid; padding: 3pt 5pt } th { font-weight: 700 }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        ${each(
          [
            `Email: ${resume.personalInfo.email}`,
            `Mobile: ${resume.personalInfo.phone}`,
            `Address: ${resume.personalInfo.location}`,
          ],
          (text) => html`<p>${text}</p>`,
        )}
        ${section('Career Objective', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Educational Qualifications',
          html`<table>
            <tr>
              <th>Qualification</th>
              <th>Institution</th>
              <th>Year</th>
              <th>Marks</th>
            </tr>
            ${each(
              resume.education,
              (school) =>
                html`<tr>
                  <td>${joined([school.courseName, school.stream], ', ')}</td>
                  <td>${school.collegeName}</td>
                  <td>${datesOf(school, '-')}</td>
                  <td>${school.cgpaPercent}</td>
                </tr>`,
            )}
          </table>`,
        )}
        ${section(
          'Internships',
          each(
            resume.workExperiences,
            (job) =>
              html` <p><b>${joined([job.position, job.companyName, job.location], ', ')}</b></p>
                <p>${datesOf(job, ' to ')}</p>
                ${bullets(pointsOf(job), '➢')}`,
          ),
        )}
        ${section(
          'Academic Projects',
          each(
            resume.projects,
            (project) =>
              html` <p><b>${project.projectName}</b> (${project.completionYear})</p>
                <p>Technologies: ${project.techStack}</p>
                ${bullets(pointsOf(project), '➢')}`,
          ),
        )}
        ${section(
          'Technical Skills',
          each(resume.skills, ({ name, value }) => html`<p>${name} : ${value}</p>`),
        )}
        ${section(
          'Hobbies',
          bullets(
            resume.interests.map(({ name }) => name),
            '➢',
          ),
        )}
        ${section(
          'Languages Known',
          html`<p>
            ${joined(
              resume.languages.map(({ name, fluency: points }) => `${name} - ${fluency(points)}`),
              ', ',
            )}
          </p>`,
        )}`,
    omits: [
      'certificates',
      'personalInfo.title',
      'personalInfo.linkedIn',
      'personalInfo.github',
      'projects.githubLink',
    ],
  },
  {
    name: 'dates-in-the-margin',
    person: 'manager',
    font: 'sans',
    css: `@page { size: A4; margin: 18mm } h1 { font-size: 20pt } h2 { font-size: 13pt; color: #345; margin: 10pt 0 4pt }
      .entry { display: grid; grid-template-columns: 35mm 1fr; margin-bottom: 6pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <p>${joined(contactsOf(resume), ' · ')}</p>
        ${section('Summary', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Work Experience',
          each(
            resume.workExperiences,
            (job) =>
              html`<div class="entry">
                <span>${datesOf(job)}</span>
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
              html`<div class="entry">
                <span>${datesOf(school)}</span>
                <div>
                  <p><b>${joined([school.courseName, school.stream], ', ')}</b></p>
                  <p>${joined([school.collegeName, school.cgpaPercent], ', ')}</p>
                </div>
              </div>`,
          ),
        )}
        ${section(
          'Key Skills',
          each(resume.professionalSkills, (skill) => html`<p>${skill.name} – ${mastery(skill.fluency)}</p>`),
        )}
        ${section(
          'Languages',
          each(resume.languages, (item) => html`<p>${item.name} – ${fluency(item.fluency)}</p>`),
        )}`,
    omits: ['reference'],
  },
  {
    name: 'headings-in-the-margin',
    person: 'marketer',
    font: 'plex',
    css: `@page { size: Letter; margin: 0.8in } h1 { font-size: 20pt } section { display: grid; grid-template-columns: 1.5in 1fr; border-top: 1px solid #999; padding: 6pt 0 }
      h2 { font-size: 10.5pt } .entry { margin-bottom: 6pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <p>${joined(contactsOf(resume), '   ')}</p>
        <br />
        ${section('Profile', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Employment',
          html`<div>
            ${each(
              resume.workExperiences,
              (job) =>
                html`<div class="entry">
                  <p class="row">
                    <b>${joined([job.position, job.companyName], ', ')}</b><span>${datesOf(job)}</span>
                  </p>
                  <p>${job.location}</p>
                  ${bullets(pointsOf(job), '–')}
                </div>`,
            )}
          </div>`,
        )}
        ${section(
          'Education',
          html`<div>
            ${each(
              resume.education,
              (school) =>
                html`<div class="entry">
                  <p class="row">
                    <b>${school.courseName}, ${school.stream}</b><span>${datesOf(school)}</span>
                  </p>
                  <p>${school.collegeName}, ${school.cgpaPercent}</p>
                </div>`,
            )}
          </div>`,
        )}
        ${section('Skills', html`<div>${each(resume.skills, ({ name, value }) => html`<p>${name}: ${value}</p>`)}</div>`)}
        ${section('Certificates', html`<div>${each(resume.certificates, ({ name, description }) => html`<p>${name} – ${description}</p>`)}</div>`)}
        ${section(
          'Languages',
          html`<p>
            ${joined(
              resume.languages.map((item) => `${item.name} (${fluency(item.fluency)})`),
              ', ',
            )}
          </p>`,
        )}`,
    omits: ['interests'],
  },
  {
    name: 'bars-between',
    person: 'marketer',
    font: 'sans',
    css: `@page { size: Letter; margin: 1in } h1 { font-size: 16pt } h2 { font-size: 11pt; margin: 9pt 0 3pt; text-transform: uppercase } .points { margin-left: 12pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${joined(contactsOf(resume), ' | ')}</p>
        ${section('Professional Summary', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Professional Experience',
          each(
            resume.workExperiences,
            (job) =>
              html` <p>
                  <b>${joined([job.position, job.companyName, job.location], ' | ')}</b> |
                  ${datesOf(job, ' - ')}
                </p>
                ${bullets(pointsOf(job))}`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html` <p>
                <b>${joined([`${school.courseName} in ${school.stream}`, school.collegeName], ' | ')}</b> |
                ${datesOf(school, ' - ')} | ${school.cgpaPercent}
              </p>`,
          ),
        )}
        ${section(
          'Core Skills',
          html`<p>
            ${joined(
              resume.skills.map(({ name, value }) => `${name}: ${value}`),
              ' | ',
            )}
          </p>`,
        )}
        ${section(
          'Interests',
          html`<p>
            ${joined(
              resume.interests.map(({ name }) => name),
              ' | ',
            )}
          </p>`,
        )}`,
    omits: ['certificates', 'languages', 'personalInfo.title'],
  },
  {
    name: 'labelled-lines',
    person: 'nurse',
    font: 'serif',
    css: `@page { size: A4; margin: 22mm } h1 { font-size: 15pt; text-align: center; text-decoration: underline } h2 { font-size: 11pt; text-decoration: underline; margin: 9pt 0 3pt } .entry { margin-bottom: 6pt }`,
    body: (resume) =>
      html` <h1>CURRICULUM VITAE</h1>
        <p><b>Name:</b> ${resume.personalInfo.fullName}</p>
        <p><b>E-mail:</b> ${resume.personalInfo.email}</p>
        <p><b>Contact No.:</b> ${resume.personalInfo.phone}</p>
        <p><b>Location:</b> ${resume.personalInfo.location}</p>
        ${section('Objective:', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Work Experience:',
          each(
            resume.workExperiences,
            (job) =>
              html`<div class="entry">
                <p><b>Organisation:</b> ${job.companyName}</p>
                <p><b>Designation:</b> ${job.position}</p>
                <p><b>Place:</b> ${job.location}</p>
                <p><b>Duration:</b> ${datesOf(job, ' to ')}</p>
                ${bullets(pointsOf(job))}
              </div>`,
          ),
        )}
        ${section(
          'Education:',
          each(
            resume.education,
            (school) =>
              html`<div class="entry">
                <p>${school.courseName} (${school.stream}) from ${school.collegeName}</p>
                <p>${datesOf(school)}, ${school.cgpaPercent}</p>
              </div>`,
          ),
        )}
        ${section(
          'Languages Known:',
          html`<p>
            ${joined(
              resume.languages.map(({ name }) => name),
              ', ',
            )}
          </p>`,
        )}`,
    omits: [
      'skills',
      'certificates',
      'interests',
      'languages.fluency',
      'personalInfo.title',
      'personalInfo.linkedIn',
    ],
  },
  {
    name: 'dashes',
    person: 'clinician',
    font: 'plex',
    css: `@page { size: A4; margin: 20mm } h1 { font-size: 19pt } h2 { font-size: 14pt; font-weight: 400; margin: 9pt 0 3pt } .points { margin-left: 10pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <p>${joined(contactsOf(resume), ' • ')}</p>
        ${section('About me', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Career History',
          each(
            resume.workExperiences,
            (job) =>
              html`<p><b>${job.companyName}</b> — ${job.position}, ${job.location}</p>
                <p><i>${datesOf(job)}</i></p>
                ${bullets(pointsOf(job), '-')}`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html`<p><b>${school.collegeName}</b> — ${school.courseName}, ${school.stream}</p>
                <p><i>${datesOf(school)}</i> — ${school.cgpaPercent}</p>`,
          ),
        )}
        ${section(
          'Projects',
          each(
            resume.projects,
            (project) =>
              html`<p><b>${project.projectName}</b> — ${project.techStack}</p>
                <p><i>${project.completionYear}</i></p>
                ${bullets(pointsOf(project), '-')}`,
          ),
        )}
        ${section(
          'Certifications',
          bullets(
            resume.certificates.map(({ name, description }) => `${name}: ${description}`),
            '-',
          ),
        )}`,
    omits: ['professionalSkills', 'languages', 'interests', 'projects.githubLink'],
  },
  {
    name: 'sentence-case',
    person: 'engineer',
    font: 'narrow',
    css: `@page { size: Letter; margin: 0.9in } body { font-size: 12pt } h1 { font-size: 26pt; color: #265 } h2 { font-size: 15pt; color: #265; margin: 9pt 0 3pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}, ${resume.personalInfo.location}</p>
        <p>${resume.personalInfo.email}</p>
        <p>${resume.personalInfo.phone}</p>
        <p>${resume.personalInfo.github}</p>
        <br />
        <p>${resume.personalInfo.description}</p>
        ${section(
          'Where I have worked',
          each(
            resume.workExperiences,
            (job) =>
              html`<p><b>${job.position} at ${job.companyName}</b> (${datesOf(job)})</p>
                ${bullets(pointsOf(job))}`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html`<p><b>${school.courseName} in ${school.stream}</b> (${datesOf(school)})</p>
                <p>${school.collegeName}</p>`,
          ),
        )}
        ${section(
          'Skills',
          each(
            resume.skills,
            ({ name, value }) =>
              html`<p><b>${name}</b></p>
                <p>${value}</p>`,
          ),
        )}
        ${section(
          'Languages',
          html`<p>
            ${joined(
              resume.languages.map(({ name }) => name),
              ', ',
            )}
          </p>`,
        )}`,
    omits: [
      'projects',
      'certificates',
      'interests',
      'languages.fluency',
      'personalInfo.linkedIn',
      'workExperiences.location',
      'education.cgpaPercent',
    ],
  },
  {
    name: 'spaced-headings',
    person: 'marketer',
    font: 'sans',
    css: `@page { size: Letter; margin: 0.8in } h1 { font-size: 22pt; letter-spacing: 0.2em; text-transform: uppercase; text-align: center } header { text-align: center }
      h2 { font-size: 10pt; letter-spacing: 0.3em; text-transform: uppercase; text-align: center; margin: 11pt 0 4pt } section { margin-bottom: 5pt }`,
    body: (resume) =>
      html` <header>
          <h1>${resume.personalInfo.fullName}</h1>
          <p>${resume.personalInfo.title}</p>
          <p>${joined(contactsOf(resume), '  /  ')}</p>
        </header>
        ${section('Profile', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Experience',
          each(
            resume.workExperiences,
            (job) =>
              html`<p class="row">
                  <b>${job.position}</b><span>${numbered(job.startDate)} – ${numbered(job.endDate)}</span>
                </p>
                <p>${joined([job.companyName, job.location], ' – ')}</p>
                ${bullets(pointsOf(job), '▪')}`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html`<p class="row">
                  <b>${school.courseName}, ${school.stream}</b><span>${datesOf(school)}</span>
                </p>
                <p>${school.collegeName} – ${school.cgpaPercent}</p>`,
          ),
        )}
        ${section(
          'Skills',
          html`<p>
            ${joined(
              resume.skills.map(({ name, value }) => `${name}: ${value}`),
              '; ',
            )}
          </p>`,
        )}
        ${section(
          'Languages',
          html`<p>
            ${joined(
              resume.languages.map((item) => `${item.name}: ${fluency(item.fluency)}`),
              '  ',
            )}
          </p>`,
        )}`,
    omits: ['certificates', 'interests'],
  },
  {
    name: 'paragraphs',
    person: 'engineer',
    font: 'serif',
    css: `@page { size: A4; margin: 25mm } h1 { font-size: 18pt } h2 { font-size: 12pt; font-variant: small-caps; margin: 9pt 0 3pt } h3 { font-size: 10.5pt } .entry { margin-bottom: 7pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${joined(contactsOf(resume), ', ')}</p>
        ${section('Summary', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Employment History',
          each(
            resume.workExperiences,
            (job) =>
              html`<div class="entry">
                <h3>${job.position}</h3>
                <p>${job.companyName}, ${job.location}</p>
                <p>${datesOf(job)}</p>
                <p>${job.jobDescription}</p>
              </div>`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html`<div class="entry">
                <h3>${school.courseName} ${school.stream}</h3>
                <p>${school.collegeName}</p>
                <p>${datesOf(school)}</p>
                <p>${school.cgpaPercent}</p>
              </div>`,
          ),
        )}
        ${section(
          'Skills',
          html`<p>
            ${joined(
              resume.skills.map(({ name, value }) => `${name}: ${value}`),
              '. ',
            )}
          </p>`,
        )}`,
    omits: [
      'projects',
      'certificates',
      'languages',
      'interests',
      'workExperiences.additionalField1',
      'personalInfo.title',
    ],
  },
  {
    name: 'form-of-an-agency',
    person: 'manager',
    font: 'plex',
    css: `@page { size: A4; margin: 18mm } h1 { font-size: 17pt } h2 { font-size: 11pt; text-transform: uppercase; margin: 10pt 0 4pt } .form { display: grid; grid-template-columns: 45mm 1fr; margin-bottom: 5pt } dt { color: #555 }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <dl class="form">
          <dt>E-mail</dt>
          <dd>${resume.personalInfo.email}</dd>
          <dt>Telephone</dt>
          <dd>${resume.personalInfo.phone}</dd>
          <dt>Address</dt>
          <dd>${resume.personalInfo.location}</dd>
        </dl>
        ${section(
          'Work experience',
          each(
            resume.workExperiences,
            (job) =>
              html`<dl class="form">
                <dt>Dates</dt>
                <dd>${datesOf(job)}</dd>
                <dt>Position held</dt>
                <dd>${job.position}</dd>
                <dt>Name of employer</dt>
                <dd>${job.companyName}</dd>
                <dt>City</dt>
                <dd>${job.location}</dd>
                <dt>Main activities</dt>
                <dd>${bullets(pointsOf(job))}</dd>
              </dl>`,
          ),
        )}
        ${section(
          'Education and training',
          each(
            resume.education,
            (school) =>
              html`<dl class="form">
                <dt>Dates</dt>
                <dd>${datesOf(school)}</dd>
                <dt>Title of qualification</dt>
                <dd>${joined([school.courseName, school.stream], ', ')}</dd>
                <dt>Name of institution</dt>
                <dd>${school.collegeName}</dd>
                <dt>Grade</dt>
                <dd>${school.cgpaPercent}</dd>
              </dl>`,
          ),
        )}
        ${section(
          'Languages',
          html`<dl class="form">
            ${each(
              resume.languages,
              (item) =>
                html`<dt>${item.name}</dt>
                  <dd>${fluency(item.fluency)}</dd>`,
            )}
          </dl>`,
        )}`,
    omits: [
      'professionalSkills',
      'reference',
      'personalInfo.title',
      'personalInfo.linkedIn',
      'personalInfo.description',
    ],
  },
  {
    name: 'two-pages',
    person: 'clinician',
    font: 'serif',
    css: `@page { size: Letter; margin: 1in; @bottom-right { content: "Debolina Chattopadhyay – Page " counter(page) " of " counter(pages); font: 8pt Body } }
      body { font-size: 12pt; line-height: 1.5 } h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 12pt 0 5pt } .entry { margin-bottom: 8pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.title}</p>
        <p>${joined(contactsOf(resume).slice(0, 3), ' · ')}</p>
        <p>${joined(contactsOf(resume).slice(3), ' · ')}</p>
        ${section('Summary', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'Relevant Experience',
          each(
            resume.workExperiences,
            (job) =>
              html`<div class="entry">
                <p class="row"><b>${job.position}</b><b>${datesOf(job)}</b></p>
                <p class="row"><span>${job.companyName}</span><span>${job.location}</span></p>
                ${bullets(pointsOf(job))}
              </div>`,
          ),
        )}
        ${section(
          'Education',
          each(
            resume.education,
            (school) =>
              html`<div class="entry">
                <p class="row">
                  <b>${joined([school.courseName, school.stream], ', ')}</b><b>${datesOf(school)}</b>
                </p>
                <p class="row"><span>${school.collegeName}</span><span>${school.cgpaPercent}</span></p>
              </div>`,
          ),
        )}
        ${section(
          'Selected Projects',
          each(
            resume.projects,
            (project) =>
              html`<div class="entry">
                <p class="row"><b>${project.projectName}</b><b>${project.completionYear}</b></p>
                <p>${project.techStack}</p>
                ${bullets(pointsOf(project))}
              </div>`,
          ),
        )}
        ${section(
          'Interests',
          html`<p>
            ${joined(
              resume.interests.map(({ name }) => name),
              ', ',
            )}
          </p>`,
        )}`,
    omits: ['professionalSkills', 'certificates', 'languages', 'projects.githubLink'],
  },
  {
    name: 'terse',
    person: 'nurse',
    font: 'mono',
    css: `@page { size: A4; margin: 18mm } body { font-size: 8.5pt } h1 { font-size: 12pt } h2 { font-size: 9pt; margin: 8pt 0 2pt }`,
    body: (resume) =>
      html` <h1>${resume.personalInfo.fullName}</h1>
        <p>${resume.personalInfo.email} ${resume.personalInfo.phone}</p>
        <p>${resume.personalInfo.location}</p>
        ${section('SUMMARY', html`<p>${resume.personalInfo.description}</p>`)}
        ${section(
          'EXPERIENCE',
          each(
            resume.workExperiences,
            (job) =>
              html`<p>${job.position}, ${job.companyName}, ${job.location} (${datesOf(job, '–')})</p>
                ${bullets(pointsOf(job), '*')}`,
          ),
        )}
        ${section(
          'EDUCATION',
          each(
            resume.education,
            (school) =>
              html`<p>
                ${joined([school.courseName, school.collegeName], ', ')} (${datesOf(school, '–')}),
                ${school.cgpaPercent}
              </p>`,
          ),
        )}
        ${section(
          'SKILLS',
          html`<p>
            ${joined(
              resume.skills.map(({ value }) => value),
              ', ',
            )}
          </p>`,
        )}`,
    omits: [
      'certificates',
      'languages',
      'interests',
      'skills.name',
      'education.stream',
      'personalInfo.title',
      'personalInfo.linkedIn',
    ],
  },
];
