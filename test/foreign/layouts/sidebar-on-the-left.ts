import { bullets, datesOf, entries, markup, pointsOf, section, type Layout } from '../html';
import { GRADUATE_SECTIONS } from '../ownSections';
import { PAGE, contacts, jobs, languages, ownSections, schools } from '../parts';

export const sidebarOnTheLeft: Layout = {
  name: 'sidebar-on-the-left',
  columns: 2,
  person: 'graduate',
  font: 'plex',
  css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 55mm 1fr } aside { background: #234; color: #fff; padding: 5mm } h1 { font-size: 20pt } h2 { font-size: 11pt; text-transform: uppercase }`,
  body: (resume) =>
    markup`<div class="columns"><aside>
        ${section('Contact', contacts(resume))}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}</b></p><p>${value}</p>`)}
        ${section('Languages', languages(resume))}
        ${entries('Interests', resume.interests, ({ name }) => markup`<p>${name}</p>`)}</aside><main><h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p>
        ${section('Profile', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Experience', jobs(resume))}
        ${entries(
          'Projects',
          resume.projects,
          (project) =>
            markup`<div class="entry"><p class="row"><b>${project.projectName}</b><span>${project.completionYear}</span></p><p>${project.techStack}</p>${bullets(pointsOf(project))}</div>`,
        )}
        ${section('Education', schools(resume))}
        ${ownSections(
          resume,
          (entry) =>
            markup`<div class="entry"><p class="row"><b>${entry.companyName}</b><span>${datesOf(entry)}</span></p><p>${entry.position}, ${entry.location}</p>${bullets(pointsOf(entry))}</div>`,
        )}</main></div>`,
  omits: ['certificates', 'projects.githubLink'],
  ownSections: GRADUATE_SECTIONS,
};
