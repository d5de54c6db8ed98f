import { displayLink } from '../../links';
import { CONTACT_FIELDS, CONTACTS } from '../contacts';
import type { PersonalInfo, ResumeData, ResumeListName, ResumeLists } from '../entities';
import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../limits';
import { LIST_SPECS } from '../lists';
import { fluencyOf, printableResume } from '../resume';
import { RESUME_STEPS } from '../variants';

const joined = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

const lines = (...parts: readonly string[]): string => joined(parts, '\n');
const bullets = (points: readonly string[]): string =>
  points
    .map((point) => point.trim())
    .filter(Boolean)
    .map((point) => `• ${point}`)
    .join('\n');

function withLevel(name: string, typed: string, max: number): string {
  const points = fluencyOf(typed, max);
  return joined([name, points === undefined ? '' : `${points}/${max}`], ' ');
}

/** The lines of one entry. */
const ENTRY_LINES: { readonly [List in ResumeListName]: (item: ResumeLists[List][number]) => string } = {
  workExperiences: (job) =>
    lines(
      joined([job.companyName, job.location], ', '),
      joined([job.position, joined([job.startDate, job.endDate], ' – ')], ', '),
      bullets([job.jobDescription, job.additionalField1, job.additionalField2]),
    ),
  education: (school) =>
    lines(
      joined([school.collegeName, school.cgpaPercent], ', '),
      joined([school.courseName, school.stream, joined([school.startDate, school.endDate], ' – ')], ', '),
    ),
  projects: (project) =>
    lines(
      joined([project.projectName, displayLink(project.githubLink)], ', '),
      joined([project.techStack, project.completionYear], ', '),
      bullets([project.projectDescription, project.additionalField1, project.additionalField2]),
    ),
  skills: ({ name, value }) => joined([name, value], ': '),
  professionalSkills: ({ name, fluency }) => withLevel(name, fluency, PROFESSIONAL_FLUENCY.max),
  certificates: ({ name, description }) => joined([name, description], ': '),
  languages: ({ name, fluency }) => withLevel(name, fluency, LANGUAGE_FLUENCY.max),
  interests: ({ name }) => name.trim(),
  reference: ({ name, company, companySite, phoneNumber }) =>
    lines(joined([name, company], ', '), phoneNumber, displayLink(companySite)),
};

function section<List extends ResumeListName>(list: List, items: ResumeLists[List]): string {
  const linesOf: (item: ResumeLists[List][number]) => string = ENTRY_LINES[list];
  const entries: readonly ResumeLists[List][number][] = items;
  const texts = entries.map(linesOf);
  const hasLongEntries = texts.some((text) => text.includes('\n'));
  return lines(LIST_SPECS[list].heading.toUpperCase(), texts.join(hasLongEntries ? '\n\n' : '\n'));
}

function head(info: PersonalInfo): string {
  const contacts = CONTACT_FIELDS.map((field) =>
    CONTACTS[field] === 'web' ? displayLink(info[field]) : info[field],
  );
  return lines(info.fullName, info.title, ...contacts);
}

/**
 * The text of the plain version in reading order, for forms into which a resume is pasted. Omits empty fields.
 * Ends with a newline, as text files do; empty if nothing is filled in.
 */
export function plainText(resume: ResumeData): string {
  const printable = printableResume(resume);
  const { description } = printable.personalInfo;
  const summary = description.trim() === '' ? '' : lines('SUMMARY', description);
  const sections = Object.values(RESUME_STEPS).map(({ list }) =>
    list && printable[list].length > 0 ? section(list, printable[list]) : '',
  );
  const text = joined([head(printable.personalInfo), summary, ...sections], '\n\n');
  return text === '' ? '' : `${text}\n`;
}
