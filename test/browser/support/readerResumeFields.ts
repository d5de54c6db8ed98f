import type { ResumeData } from '../../../src/domain/resume/entities';
import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../../../src/domain/resume/limits';
import type { Fields } from './fieldReader';

type FieldList = [string, string][];

const numbered = <Item>(
  items: readonly Item[],
  fields: (item: Item, number: number) => FieldList,
): FieldList => items.flatMap((item, index) => fields(item, index + 1));

const points = (label: string, texts: readonly string[]): FieldList =>
  numbered(
    texts.filter((text) => text !== ''),
    (text, number) => [[`${label} point ${number}`, text]],
  );

const BY_LIST = {
  workExperiences: ({ workExperiences }: ResumeData) =>
    numbered(workExperiences, (job, number) => [
      [`job ${number} name`, job.companyName],
      [`job ${number} title`, job.position],
      [`job ${number} dates`, `${job.startDate} – ${job.endDate}`],
      [`job ${number} place`, job.location],
      ...points(`job ${number}`, [job.jobDescription, job.additionalField1, job.additionalField2]),
    ]),
  education: ({ education }: ResumeData) =>
    numbered(education, (school, number) => [
      [`school ${number} name`, school.collegeName],
      [`school ${number} degree`, `${school.courseName}, ${school.stream}`],
      [`school ${number} dates`, `${school.startDate} – ${school.endDate}`],
      [`school ${number} grade`, school.cgpaPercent],
    ]),
  projects: ({ projects }: ResumeData) =>
    numbered(projects, (project, number) => [
      [`project ${number} name`, project.projectName],
      [`project ${number} date`, project.completionYear],
      [`project ${number} link`, project.githubLink],
      [`project ${number} made with`, project.techStack],
      ...points(`project ${number}`, [
        project.projectDescription,
        project.additionalField1,
        project.additionalField2,
      ]),
    ]),
  skills: ({ skills }: ResumeData) =>
    numbered(skills, ({ name, value }, number) => [[`skill ${number}`, `${name} ${value}`]]),
  professionalSkills: ({ professionalSkills }: ResumeData) =>
    numbered(professionalSkills, ({ name, fluency }, number) => [
      [`professional skill ${number}`, `${name} ${fluency}/${PROFESSIONAL_FLUENCY.max}`],
    ]),
  certificates: ({ certificates }: ResumeData) =>
    numbered(certificates, ({ name, description }, number) => [
      [`certificate ${number}`, `${name} ${description}`],
    ]),
  languages: ({ languages }: ResumeData) =>
    numbered(languages, ({ name, fluency }, number) => [
      [`language ${number}`, `${name} ${fluency}/${LANGUAGE_FLUENCY.max}`],
    ]),
} satisfies Partial<Record<keyof ResumeData, (resume: ResumeData) => FieldList>>;

/** Every field a program should find on the sheets. @param resume without what they omit (`shownResume`) */
export function expectedFields(resume: ResumeData): Fields {
  const { personalInfo } = resume;
  return new Map([
    ['name', personalInfo.fullName],
    ['title', personalInfo.title],
    ['e-mail', personalInfo.email],
    ['phone', personalInfo.phone],
    ['location', personalInfo.location],
    ['link 1', personalInfo.linkedIn],
    ['link 2', personalInfo.github],
    ['summary', personalInfo.description],
    ...Object.values(BY_LIST).flatMap((fieldsOf) => fieldsOf(resume)),
  ]);
}

/** What a reader found of the fields there are: the share in percent, and the fields it missed or got wrong. */
export function compareFields(expected: Fields, found: Fields): { percent: number; missed: string[] } {
  const missed = [...expected]
    .filter(([name, value]) => found.get(name) !== value)
    .map(([name, value]) => `${name}: “${value}” was read as “${found.get(name) ?? ''}”`);
  return { percent: 100 * (1 - missed.length / expected.size), missed };
}
