import { entries, markup, mastery, section, type Layout } from '../html';
import { PAGE, contacts, jobs, languages, schools } from '../parts';

export const sidebarOnTheRight: Layout = {
  name: 'sidebar-on-the-right',
  columns: 2,
  person: 'manager',
  font: 'sans',
  css: `${PAGE} .columns { grid-template-columns: 1fr 52mm } h1 { font-size: 22pt } h2 { font-size: 12pt; color: #733 } aside { border-left: 1px solid; padding-left: 5mm }`,
  body: (resume) =>
    markup`<h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><div class="columns"><main>
        ${section('Summary', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Work Experience', jobs(resume))}</main><aside>
        ${section('Contact', contacts(resume))}
        ${section('Education', schools(resume))}
        ${entries('Skills', resume.professionalSkills, (skill) => markup`<p>${skill.name}: ${mastery(skill.fluency)}</p>`)}
        ${section('Languages', languages(resume))}</aside></div>`,
  omits: ['reference'],
};
