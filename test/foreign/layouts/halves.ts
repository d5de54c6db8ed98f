import { contactsOf, entries, joined, markup, section, type Layout } from '../html';
import { PAGE, jobs, languages, schools } from '../parts';

export const halves: Layout = {
  name: 'halves',
  columns: 2,
  person: 'marketer',
  font: 'serif',
  css: `${PAGE} body { font-size: 9.5pt } .columns { grid-template-columns: 1fr 1fr } header { text-align: center; margin-bottom: 6pt } h1 { font-size: 19pt } h2 { font-size: 11pt; border-bottom: 1px solid }`,
  body: (resume) =>
    markup`<header><h1>${resume.personalInfo.fullName}</h1><p>${joined(contactsOf(resume), ' | ')}</p></header><div class="columns"><main>
        ${section('Experience', jobs(resume))}</main><div>
        ${section('About', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Education', schools(resume))}
        ${entries('Skills', resume.skills, ({ name, value }) => markup`<p><b>${name}:</b> ${value}</p>`)}
        ${entries('Certifications', resume.certificates, ({ name, description }) => markup`<p><b>${name}</b></p><p>${description}</p>`)}
        ${section('Languages', languages(resume))}</div></div>`,
  omits: ['interests', 'personalInfo.title'],
};
