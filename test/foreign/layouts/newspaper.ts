import { entries, markup, section, type Layout } from '../html';
import { PAGE, contacts, jobs, languages, schools } from '../parts';

export const newspaper: Layout = {
  name: 'newspaper',
  columns: 2,
  person: 'nurse',
  font: 'serif',
  css: `${PAGE} body { font-size: 10pt } .columns { display: block; columns: 2; column-gap: 9mm } h1 { font-size: 22pt } h2 { font-size: 12pt; break-after: avoid }`,
  body: (resume) =>
    markup`<h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><div class="columns">
        ${section('Contact', contacts(resume))}
        ${section('Profile', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Experience', jobs(resume))}
        ${section('Education', schools(resume))}
        ${section('Languages', languages(resume))}
        ${entries('Interests', resume.interests, ({ name }) => markup`<p>${name}</p>`)}</div>`,
  omits: ['skills', 'certificates'],
};
