import { bullets, joined, markup, section, type Layout } from '../html';
import { PAGE, jobs, languages, schools } from '../parts';

export const tableOfTwoCells: Layout = {
  name: 'table-of-two-cells',
  columns: 2,
  person: 'nurse',
  font: 'sans',
  css: `${PAGE} td { padding: 3mm } td:first-child { width: 62%; border-right: 1px solid } h1 { font-size: 18pt } h2 { font-size: 11pt; text-transform: uppercase }`,
  body: (resume) =>
    markup`<h1>${resume.personalInfo.fullName}</h1><p>${joined([resume.personalInfo.email, resume.personalInfo.phone], ' | ')}</p><table><tr><td>
        ${section('Objective', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Experience', jobs(resume, '–'))}</td><td>
        ${section('Education', schools(resume))}
        ${section('Certifications', bullets(resume.certificates.map(({ name, description }) => joined([name, description], ', '))))}
        ${section('Clinical Skills', bullets(resume.skills.flatMap(({ value }) => value.split(', '))))}
        ${section('Languages', languages(resume))}</td></tr></table>`,
  omits: ['interests', 'skills.name', 'personalInfo.title', 'personalInfo.location', 'personalInfo.linkedIn'],
};
