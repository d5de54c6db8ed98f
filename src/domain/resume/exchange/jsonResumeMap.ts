import type { ItemFields, PersonalInfo, ResumeListName } from '../entities';
import type { Binding } from './binding';
import * as bind from './bindings';
import { cityAndRegion, profiles } from './contactBindings';
import { isList, ownValue, textOf, type JsonObject } from './json';
import { LANGUAGE_SCALE, SKILL_SCALE } from './levels';

/** Maps one of our lists to a JSON Resume section. */
export interface SectionMap<Field extends string = string> {
  readonly section: string;
  /** Whether an entry of the section belongs to this list; by default every entry does. */
  readonly accepts?: (entry: JsonObject) => boolean;
  readonly bindings: readonly Binding<Field>[];
}

/** Maps step 1 to `basics`. Website, picture, address and other networks have no field here. */
export const BASICS_MAP: readonly Binding<keyof PersonalInfo>[] = [
  bind.text('fullName', 'name'),
  bind.text('title', 'label'),
  bind.email('email', 'email'),
  bind.text('phone', 'phone'),
  cityAndRegion('location'),
  profiles({
    linkedIn: { name: 'LinkedIn', home: 'linkedin.com/in/' },
    github: { name: 'GitHub', home: 'github.com/' },
  }),
  bind.text('description', 'summary'),
];

/** All fields of a job, or of an entry in an own section: where the schema has no key for one, it is that of a job. */
const jobBindings = (
  title: string,
  subtitle: string,
  dates: readonly Binding<'startDate' | 'endDate'>[],
): readonly Binding<keyof ItemFields<'workExperiences'>>[] => [
  bind.text('companyName', title),
  bind.text('position', subtitle),
  bind.text('location', 'location'),
  ...dates,
  bind.points(['jobDescription', 'additionalField1', 'additionalField2'], 'summary', 'highlights'),
];

const PERIOD = [bind.month('startDate', 'startDate'), bind.lastMonth('endDate', 'startDate', 'endDate')];
const appeared = (key: string) => [bind.month('startDate', key), bind.month('endDate', 'endDate')];

/** Maps an own section with this heading to a JSON Resume section. */
export interface OwnMap extends SectionMap {
  readonly heading: string;
}

export const OWN_MAPS: readonly OwnMap[] = [
  {
    section: 'volunteer',
    heading: 'Volunteering',
    bindings: jobBindings('organization', 'position', PERIOD),
  },
  {
    section: 'publications',
    heading: 'Publications',
    bindings: jobBindings('name', 'publisher', appeared('releaseDate')),
  },
  { section: 'awards', heading: 'Awards', bindings: jobBindings('title', 'awarder', appeared('date')) },
];

const hasKeywords = (entry: JsonObject): boolean => isList(ownValue(entry, 'keywords'));

/**
 * The mapping between our lists and JSON Resume, shared by export, import and the import report.
 *
 * | ours | JSON Resume |
 * | --- | --- |
 * | a job's three points | `summary`, `highlights[0..1]`; without a summary `highlights[0..2]` |
 * | "Jul 2020" – "Present" | `startDate: "2020-07"`, no `endDate` |
 * | skills "Data: SQL, R" | a skill with `keywords` |
 * | a professional skill, 8 of 9 | a skill with `level: "8/9"`; one that also has `keywords` is read as both |
 * | "CNCF, May 2024" | `issuer`, `date`; any other description under the non-standard key `description` |
 * | company, site and phone of a reference | non-standard keys `company`, `url`, `phone` |
 * | the first own section "Volunteering", "Publications" or "Awards" | `volunteer`, `publications`, `awards` |
 * | any other own section | `meta.ownSections` |
 */
export const SECTION_MAPS: {
  readonly [List in ResumeListName]: SectionMap<keyof ItemFields<List> & string>;
} = {
  workExperiences: { section: 'work', bindings: jobBindings('name', 'position', PERIOD) },
  education: {
    section: 'education',
    bindings: [
      bind.text('collegeName', 'institution'),
      bind.text('courseName', 'studyType'),
      bind.text('stream', 'area'),
      bind.text('cgpaPercent', 'score'),
      bind.year('startDate', 'startDate'),
      bind.year('endDate', 'endDate'),
    ],
  },
  projects: {
    section: 'projects',
    bindings: [
      bind.text('projectName', 'name'),
      bind.list('techStack', 'keywords'),
      bind.year('completionYear', 'endDate'),
      bind.link('githubLink', 'url'),
      bind.points(
        ['projectDescription', 'additionalField1', 'additionalField2'],
        'description',
        'highlights',
      ),
    ],
  },
  skills: {
    section: 'skills',
    accepts: hasKeywords,
    bindings: [bind.text('name', 'name'), bind.list('value', 'keywords', true)],
  },
  professionalSkills: {
    section: 'skills',
    accepts: (entry) => !hasKeywords(entry) || textOf(entry, 'level').trim() !== '',
    bindings: [bind.text('name', 'name'), bind.level('fluency', 'level', SKILL_SCALE)],
  },
  certificates: {
    section: 'certificates',
    bindings: [bind.text('name', 'name'), bind.issued('description')],
  },
  languages: {
    section: 'languages',
    bindings: [bind.text('name', 'language'), bind.level('fluency', 'fluency', LANGUAGE_SCALE)],
  },
  interests: { section: 'interests', bindings: [bind.named('name', 'name', 'keywords')] },
  reference: {
    section: 'references',
    bindings: [
      bind.text('name', 'name'),
      bind.text('company', 'company'),
      bind.link('companySite', 'url'),
      bind.text('phoneNumber', 'phone'),
    ],
  },
};
