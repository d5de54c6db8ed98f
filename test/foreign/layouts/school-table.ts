import {
  bullets,
  datesOf,
  each,
  entries,
  fluency,
  joined,
  line,
  markup,
  pointsOf,
  section,
  type Layout,
} from '../html';

export const schoolTable: Layout = {
  name: 'school-table',
  columns: 1,
  person: 'graduate',
  font: 'plex',
  css: `@page { size: A4; margin: 20mm } h1 { font-size: 18pt } h2 { background: #ddd; padding: 2pt 4pt; font-size: 11pt; margin: 8pt 0 4pt } td, th { border: 1px solid; padding: 3pt 5pt } th { font-weight: 700 }`,
  body: (resume) =>
    markup` <h1>${resume.personalInfo.fullName}</h1>${each([`Email: ${resume.personalInfo.email}`, `Mobile: ${resume.personalInfo.phone}`, `Address: ${resume.personalInfo.location}`], (text) => markup`<p>${text}</p>`)}
        ${section('Career Objective', markup`<p>${resume.personalInfo.description}</p>`)}
        ${section('Educational Qualifications', markup`<table><tr><th>Qualification</th><th>Institution</th><th>Year</th><th>Marks</th></tr>${each(resume.education, (school) => markup`<tr><td>${joined([school.courseName, school.stream], ', ')}</td><td>${school.collegeName}</td><td>${datesOf(school, '-')}</td><td>${school.cgpaPercent}</td></tr>`)}</table>`)}
        ${entries(
          'Internships',
          resume.workExperiences,
          (job) =>
            markup` <p><b>${joined([job.position, job.companyName, job.location], ', ')}</b></p><p>${datesOf(job, ' to ')}</p>${bullets(pointsOf(job), '➢')}`,
        )}
        ${entries(
          'Academic Projects',
          resume.projects,
          (project) =>
            markup` <p><b>${project.projectName}</b> (${project.completionYear})</p><p>Technologies: ${project.techStack}</p>${bullets(pointsOf(project), '➢')}`,
        )}
        ${entries('Technical Skills', resume.skills, ({ name, value }) => markup`<p>${name} : ${value}</p>`)}
        ${section(
          'Hobbies',
          bullets(
            resume.interests.map(({ name }) => name),
            '➢',
          ),
        )}
        ${line(
          'Languages Known',
          resume.languages.map(({ name, fluency: points }) => `${name} - ${fluency(points)}`),
          ', ',
        )}`,
  omits: [
    'certificates',
    'personalInfo.title',
    'personalInfo.linkedIn',
    'personalInfo.github',
    'projects.githubLink',
  ],
};
