import {
  bullets,
  contactsOf,
  datesOf,
  entries,
  joined,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const dashes: Layout = {
  name: 'dashes',
  columns: 1,
  person: 'clinician',
  font: 'plex',
  css: `@page { size: A4; margin: 20mm } h1 { font-size: 19pt } h2 { font-size: 14pt; font-weight: 400; margin: 9pt 0 3pt } .points { margin-left: 10pt }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1><p>${resume.personalInfo.title}</p><p>${joined(contactsOf(resume), ' • ')}</p>
        ${section('About me', markup`<p>${resume.personalInfo.description}</p>`)}
        ${entries(
          'Career History',
          resume.workExperiences,
          (job) =>
            markup`<p><b>${job.companyName}</b> — ${job.position}, ${job.location}</p><p><i>${datesOf(job)}</i></p>${bullets(pointsOf(job), '-')}`,
        )}
        ${entries(
          'Education',
          resume.education,
          (school) =>
            markup`<p><b>${school.collegeName}</b> — ${school.courseName}, ${school.stream}</p><p><i>${datesOf(school)}</i> — ${school.cgpaPercent}</p>`,
        )}
        ${entries(
          'Projects',
          resume.projects,
          (project) =>
            markup`<p><b>${project.projectName}</b> — ${project.techStack}</p><p><i>${project.completionYear}</i></p>${bullets(pointsOf(project), '-')}`,
        )}
        ${section(
          'Certifications',
          bullets(
            resume.certificates.map(({ name, description }) => `${name}: ${description}`),
            '-',
          ),
        )}`,
  omits: ['professionalSkills', 'languages', 'interests', 'projects.githubLink'],
};
