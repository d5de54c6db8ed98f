import { entries, markup, mastery, section, type Layout } from '../html';
import { PAGE, jobs, languages, schools } from '../parts';

export const labelsAbove: Layout = {
  name: 'labels-above',
  columns: 2,
  person: 'manager',
  font: 'narrow',
  css: `${PAGE} body { font-size: 11.5pt } .columns { grid-template-columns: 48mm 1fr } aside { background: #eee; padding: 4mm } small { display: block; color: #666; font-size: 9pt; text-transform: uppercase; margin-top: 5pt } h1 { font-size: 24pt; text-transform: uppercase } h2 { font-size: 13pt; text-transform: uppercase }`,
  body: (resume) =>
    markup`<div class="columns"><aside><h2>Personal details</h2><small>E-mail</small >${resume.personalInfo.email}<small>Phone</small>${resume.personalInfo.phone}<small>Address</small>${resume.personalInfo.location}
        ${section('Languages', languages(resume))}
        ${entries('Strengths', resume.professionalSkills, (skill) => markup`<p>${skill.name} (${mastery(skill.fluency)})</p>`)}</aside><main><h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${resume.personalInfo.description}</p>
        ${section('Work experience', jobs(resume))}
        ${section('Academic background', schools(resume))}</main></div>`,
  omits: ['reference', 'personalInfo.linkedIn'],
};
