import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  joined,
  line,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const twoPages: Layout = {
  name: 'two-pages',
  columns: 1,
  person: 'clinician',
  font: 'serif',
  css: `@page { size: Letter; margin: 1in; @bottom-right { content: "Debolina Chattopadhyay – Page " counter(page) " of " counter(pages); font: 8pt Body } } body { font-size: 12pt; line-height: 1.5 } h1 { font-size: 20pt } h2 { font-size: 13pt; margin: 12pt 0 5pt } .entry { margin-bottom: 8pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${joined(contactsOf(resume).slice(0, 3), ' · ')}</p><p>${joined(contactsOf(resume).slice(3), ' · ')}</p>
        ${section('Summary', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Relevant Experience',
          resume.workExperiences,
          (job) =>
            markup`<div class="entry"><p class="row"><b>${job.position}</b><b>${datesOf(job)}</b></p><p class="row"><span>${job.companyName}</span><span>${job.location}</span></p>${bullets(pointsOf(job))}</div>`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<div class="entry"><p class="row"><b>${joined([school.courseName, school.stream], ', ')}</b><b>${datesOf(school)}</b></p><p class="row"><span>${school.collegeName}</span><span>${school.cgpaPercent}</span></p></div>`,
        )}
        ${entries(
          'Selected Projects',
          resume.projects,
          (project) =>
            markup`<div class="entry"><p class="row"><b>${project.projectName}</b><b>${project.completionYear}</b></p><p>${project.techStack}</p>${bullets(pointsOf(project))}</div>`,
        )}
        ${line(
          'Interests',
          resume.interests.map(({ name }) => name),
          ', ',
        )}`,
  omits: ['professionalSkills', 'certificates', 'languages', 'projects.githubLink'],
};
