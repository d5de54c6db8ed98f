import { entries, markup, mastery, section, type Layout } from '../html';
import { PAGE, contacts, jobs, languages, schools } from '../parts';

export const narrowSidebarTwoPages: Layout = {
  name: 'narrow-sidebar-two-pages',
  columns: 2,
  person: 'clinician',
  font: 'plex',
  css: `${PAGE} body { font-size: 11.5pt; line-height: 1.55 } .columns { grid-template-columns: 50mm 1fr } h1 { font-size: 21pt } h2 { font-size: 12pt; text-transform: uppercase }`,
  body: (resume) =>
    markup`<h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><div class="columns"><aside>
        ${section('Contact', contacts(resume))}
        ${entries('Skills', resume.professionalSkills, (skill) => markup`<p>${skill.name}: ${mastery(skill.fluency)}</p>`)}
        ${section('Languages', languages(resume))}</aside><main>
        ${section('Profile', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Experience', jobs(resume))}
        ${section('Education', schools(resume))}</main></div>`,
  omits: ['projects', 'certificates', 'interests'],
};
