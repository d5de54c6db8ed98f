import { bullets, contactsOf, entries, joined, markup, pointsOf, section, type Layout } from '../html';
import { PAGE, jobs, languages, schools } from '../parts';

export const drawnOutOfOrder: Layout = {
  name: 'drawn-out-of-order',
  columns: 2,
  person: 'graduate',
  font: 'sans',
  css: `${PAGE} body { position: relative; font-size: 9.5pt } aside { position: absolute; left: 0; top: 25mm; width: 50mm } main { position: absolute; left: 60mm; top: 25mm; right: 0 } h1 { font-size: 20pt } h2 { font-size: 11.5pt }`,
  body: (resume) =>
    markup`<main>
        ${section('Education', schools(resume))}
        ${section('Internship', jobs(resume))}
        ${entries(
          'Projects',
          resume.projects,
          (project) =>
            markup`<div class="entry"><p><b>${project.projectName}</b> (${project.completionYear})</p><p>${project.techStack}</p><p>${project.githubLink}</p>${bullets(pointsOf(project), '–')}</div>`,
        )}</main><aside>
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b>: ${value}</p>`)}
        ${section('Languages', languages(resume))}
        ${entries('Certificates', resume.certificates, ({ name, description }) => markup`<p><b>${name}</b></p><p>${description}</p>`)}</aside><h1>${resume.personalInfo.fullName}</h1><p>${joined(contactsOf(resume), ' | ')}</p>`,
  omits: ['interests', 'personalInfo.title', 'personalInfo.description'],
};
