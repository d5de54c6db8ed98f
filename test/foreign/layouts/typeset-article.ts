import { bullets, contactsOf, datesOf, entries, joined, markup, pointsOf, type Layout } from '../html';

export const typesetArticle: Layout = {
  name: 'typeset-article',
  columns: 1,
  person: 'graduate',
  font: 'serif',
  css: `@page { size: Letter; margin: 0.6in } body { font-size: 10pt; line-height: 1.2 } header { text-align: center } h1 { font-size: 24pt; font-weight: 400 } h2 { font-size: 12pt; font-weight: 400; border-bottom: 0.5pt solid; margin: 8pt 0 3pt } .points { margin-left: 14pt; font-size: 9.5pt }`,
  body: (resume) =>
    markup` <header><h1>${resume.personalInfo.fullName}</h1><p>${joined(contactsOf(resume), '  |  ')}</p></header>
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup` <p class="row"><b>${school.collegeName}</b><span>${school.cgpaPercent}</span></p><p class="row"><i>${school.courseName} in ${school.stream}</i><i>${datesOf(school)}</i></p>`,
        )}
        ${entries(
          'Experience',
          resume.workExperiences,
          (job) =>
            markup` <p class="row"><b>${job.position}</b><span>${datesOf(job, ' — ')}</span></p><p class="row"><i>${job.companyName}</i><i>${job.location}</i></p>${bullets(pointsOf(job), '◦')}`,
        )}
        ${entries(
          'Projects',
          resume.projects,
          (project) =>
            markup` <p class="row"><span><b>${project.projectName}</b> | <i>${project.techStack}</i></span ><span>${project.completionYear}</span></p>${bullets(pointsOf(project), '◦')}`,
        )}
        ${entries('Technical Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b>: ${value}</p>`)}`,
  omits: [
    'certificates',
    'languages',
    'interests',
    'personalInfo.title',
    'personalInfo.description',
    'projects.githubLink',
  ],
};
