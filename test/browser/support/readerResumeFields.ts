import type { ResumeData, WorkExperience } from '../../../src/domain/resume/entities';
import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../../../src/domain/resume/limits';
import type { Fields } from './fieldReader';

type Texts = Readonly<Record<string, string>>;

/** The fields of a list: `job 1 name`, or `skill 1` if an entry is one field. */
const numbered = <Item>(label: string, items: readonly Item[], fieldsOf: (item: Item) => Texts) =>
  items.flatMap((item, index) =>
    Object.entries(fieldsOf(item)).map(([field, text]): [string, string] => [
      `${label} ${index + 1} ${field}`.trim(),
      text,
    ]),
  );

const points = (...texts: readonly string[]) =>
  Object.fromEntries(texts.filter((text) => text !== '').map((text, index) => [`point ${index + 1}`, text]));

const jobTexts = (job: WorkExperience): Texts => ({
  name: job.companyName,
  title: job.position,
  dates: `${job.startDate} – ${job.endDate}`,
  place: job.location,
  ...points(job.jobDescription, job.additionalField1, job.additionalField2),
});

/** Without what is empty, because entries of own sections need not have more than one text. */
const entryTexts = (entry: WorkExperience): Texts =>
  Object.fromEntries(Object.entries(jobTexts(entry)).filter(([, text]) => !['', ' – '].includes(text)));

/** Every field that a program should find on the sheets. @param resume without what they omit (`shownResume`) */
export function expectedFields(resume: ResumeData): Fields {
  const {
    personalInfo,
    ownSections: [volunteering, awards],
  } = resume;
  return new Map([
    ['name', personalInfo.fullName],
    ['title', personalInfo.title],
    ['e-mail', personalInfo.email],
    ['phone', personalInfo.phone],
    ['location', personalInfo.location],
    ['link 1', personalInfo.linkedIn],
    ['link 2', personalInfo.github],
    ['summary', personalInfo.description],
    ...numbered('job', resume.workExperiences, jobTexts),
    ...numbered('school', resume.education, (school) => ({
      name: school.collegeName,
      degree: `${school.courseName}, ${school.stream}`,
      dates: `${school.startDate} – ${school.endDate}`,
      grade: school.cgpaPercent,
    })),
    ...numbered('project', resume.projects, (project) => ({
      name: project.projectName,
      date: project.completionYear,
      link: project.githubLink,
      'made with': project.techStack,
      ...points(project.projectDescription, project.additionalField1, project.additionalField2),
    })),
    ...numbered('skill', resume.skills, ({ name, value }) => ({ '': `${name} ${value}` })),
    ...numbered('professional skill', resume.professionalSkills, ({ name, fluency }) => ({
      '': `${name} ${fluency}/${PROFESSIONAL_FLUENCY.max}`,
    })),
    ...numbered('certificate', resume.certificates, ({ name, description }) => ({
      '': `${name} ${description}`,
    })),
    ...numbered('language', resume.languages, ({ name, fluency }) => ({
      '': `${name} ${fluency}/${LANGUAGE_FLUENCY.max}`,
    })),
    ...numbered('volunteer', volunteering?.entries ?? [], entryTexts),
    ...numbered('award', awards?.entries ?? [], entryTexts),
  ]);
}

/** The percentage of fields that a reader found, and those it missed or got wrong. */
export function compareFields(expected: Fields, found: Fields): { percent: number; missed: string[] } {
  const missed = [...expected]
    .filter(([name, value]) => found.get(name) !== value)
    .map(([name, value]) => `${name}: “${value}” was read as “${found.get(name) ?? ''}”`);
  return { percent: 100 * (1 - missed.length / expected.size), missed };
}
