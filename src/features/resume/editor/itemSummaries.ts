import type {
  AnyEntry,
  EntryListName,
  ResumeListName,
  ResumeLists,
  WorkExperience,
} from '../../../domain/resume/entities';
import { isOwnList, nounOf } from '../../../domain/resume/lists';
import { wordsOf } from '../../../domain/resume/markedText';
import { joinFilled, periodOf } from '../../../domain/resume/resume';
import type { EntrySummary } from '../../../ui/ListEntry';
import { capitalize } from '../../../domain/text';

/** What was done, and where and when; before it has a name, the place is its name. */
const named = (name: string, place: string, period: string): readonly [string, string] =>
  name ? [name, joinFilled([place, period])] : [place, period];

/** The heading of an entry: its name, and what tells it apart from similar ones. */
const SUMMARIES: {
  readonly [List in ResumeListName]: (item: ResumeLists[List][number]) => readonly [string, string];
} = {
  workExperiences: (job) => named(job.position, job.companyName, periodOf(job)),
  education: (school) =>
    named(joinFilled([school.courseName, school.stream]), school.collegeName, periodOf(school)),
  projects: (project) => [project.projectName, joinFilled([project.techStack, project.completionYear])],
  skills: (group) => [group.name, group.value],
  certificates: (certificate) => [certificate.name, certificate.description],
  languages: (language) => [language.name, language.fluency && `Fluency ${language.fluency}`],
  interests: (interest) => [interest.name, ''],
  professionalSkills: (skill) => [skill.name, skill.fluency && `Fluency ${skill.fluency}`],
  reference: (reference) => [reference.name, reference.company],
};

/** That of an own section: its title or, as of an award without one, its first point. */
const ownSummary = (entry: WorkExperience): readonly [string, string] => [
  entry.companyName.trim() || wordsOf(entry.jobDescription),
  joinFilled([entry.position, periodOf(entry)]),
];

/** @param index position in the list, used to label an entry that has no name yet */
export function summaryOf(list: EntryListName, item: AnyEntry, index: number): EntrySummary {
  const [title, subtitle] = isOwnList(list)
    ? ownSummary(item as WorkExperience)
    : SUMMARIES[list](item as never);
  return {
    title: title.trim() || `${capitalize(nounOf(list))} ${index + 1}`,
    subtitle: subtitle || undefined,
  };
}
