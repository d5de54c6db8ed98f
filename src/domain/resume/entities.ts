import type { FieldSpecs } from '../fields';
import {
  CERTIFICATE_DESCRIPTION_MAX,
  EDUCATION_YEAR,
  JOB_POINT_MAX,
  LANGUAGE_FLUENCY,
  PROFESSIONAL_FLUENCY,
  SUMMARY_MAX,
} from './limits';
import { recentMonths } from './recentMonths';

/** Step 1 of every variant. Values are raw text, so that an unfinished number or address is kept. */
export interface PersonalInfo {
  fullName: string;
  title: string;
  email: string;
  phone: string;
  location: string;
  linkedIn: string;
  github: string;
  description: string;
}

/** `id` stays stable while entries are added, removed and reordered. */
export interface ListItem {
  id: number;
}

export interface WorkExperience extends ListItem {
  companyName: string;
  position: string;
  location: string;
  startDate: string;
  endDate: string;
  jobDescription: string;
  additionalField1: string;
  additionalField2: string;
}

export interface Education extends ListItem {
  courseName: string;
  stream: string;
  collegeName: string;
  cgpaPercent: string;
  startDate: string;
  endDate: string;
}

export interface Project extends ListItem {
  projectName: string;
  techStack: string;
  completionYear: string;
  githubLink: string;
  projectDescription: string;
  additionalField1: string;
  additionalField2: string;
}

/** A heading and its comma-separated list: `Data` / `PostgreSQL, Redis`. */
export interface Skill extends ListItem {
  name: string;
  value: string;
}

export interface Certificate extends ListItem {
  name: string;
  description: string;
}

/** `fluency` is raw text; `fluencyOf` converts it to a number on the list's own scale. */
export interface Language extends ListItem {
  name: string;
  fluency: string;
}

export interface Interest extends ListItem {
  name: string;
}

export interface ProfessionalSkill extends ListItem {
  name: string;
  fluency: string;
}

export interface Reference extends ListItem {
  name: string;
  company: string;
  companySite: string;
  phoneNumber: string;
}

/** Stored metadata of an uploaded photo, never its contents (`size` in bytes, `type` a media type). */
export interface PhotoFile {
  name: string;
  size: number;
  type: string;
}

/** The nine lists of a resume, keyed by their names in `sessionStorage`. */
export interface ResumeLists {
  workExperiences: WorkExperience[];
  education: Education[];
  projects: Project[];
  skills: Skill[];
  certificates: Certificate[];
  languages: Language[];
  interests: Interest[];
  professionalSkills: ProfessionalSkill[];
  reference: Reference[];
}

export type ResumeListName = keyof ResumeLists;

/**
 * An imported JSON Resume, kept with the fields that this site lacks, so that an export loses nothing. Maps places to JSON:
 * `basics`; `<list>.<id>`, the entry that an item was read from; `rest`, the sections without a list here.
 */
export type ResumeOrigin = Readonly<Record<string, string>>;

export interface ResumeData extends ResumeLists {
  personalInfo: PersonalInfo;
  selectedPhoto: PhotoFile | null;
  origin?: ResumeOrigin;
}

/** A list entry without its id. */
export type ItemFields<List extends ResumeListName> = Omit<ResumeLists[List][number], 'id'>;

export const PERSONAL_FIELDS: FieldSpecs<PersonalInfo> = {
  fullName: {
    label: 'Full name',
    required: true,
    autoComplete: 'name',
    placeholder: 'As it appears on your documents',
  },
  title: {
    label: 'Title',
    required: true,
    autoComplete: 'organization-title',
    placeholder: 'The job you want',
  },
  email: { label: 'E-mail', type: 'email', required: true, autoComplete: 'email' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
  location: { label: 'Location', autoComplete: 'address-level2', placeholder: 'City, State' },
  linkedIn: { label: 'LinkedIn', placeholder: 'linkedin.com/in/…', autoComplete: 'off' },
  github: { label: 'GitHub', placeholder: 'github.com/…', autoComplete: 'off' },
  description: {
    label: 'Description',
    type: 'multiline',
    required: true,
    maxLength: SUMMARY_MAX,
    // "words" is the specification's wording, although the limit is in characters.
    placeholder: 'Describe yourself in 300 words',
    hint: 'What you do, for whom, and one result with a number',
  },
};

const MONTH_YEAR_HINT = 'Month Year, for example Jul 2020';
const POINT = { type: 'multiline', maxLength: JOB_POINT_MAX } as const;

export const LIST_FIELDS: { readonly [List in ResumeListName]: FieldSpecs<ItemFields<List>> } = {
  workExperiences: {
    companyName: {
      label: 'Company',
      required: true,
      autoComplete: 'organization',
      placeholder: 'Name on your offer letter',
    },
    position: { label: 'Position', required: true, autoComplete: 'organization-title' },
    location: { label: 'Location', required: true, placeholder: 'City, State' },
    startDate: {
      label: 'Start',
      required: true,
      placeholder: 'Month Year',
      hint: MONTH_YEAR_HINT,
      get suggestions() {
        return recentMonths();
      },
    },
    endDate: {
      label: 'End',
      required: true,
      placeholder: 'Month Year',
      get suggestions() {
        return ['Present', ...recentMonths()];
      },
    },
    jobDescription: {
      label: 'What you did',
      required: true,
      hint: 'One result, with a number if you have one',
      ...POINT,
    },
    additionalField1: { label: 'Second point', ...POINT },
    additionalField2: { label: 'Third point', placeholder: 'Leave empty if two say it all', ...POINT },
  },
  education: {
    courseName: { label: 'Course', required: true, placeholder: 'B.Tech, B.Com, Class XII …' },
    stream: { label: 'Stream', required: true, placeholder: 'Computer Science, Commerce …' },
    collegeName: { label: 'College or school', required: true },
    cgpaPercent: { label: 'CGPA or percent', required: true, placeholder: '8.4 CGPA or 84%' },
    startDate: { label: 'Start year', type: 'number', required: true, ...EDUCATION_YEAR },
    endDate: { label: 'End year', type: 'number', required: true, ...EDUCATION_YEAR },
  },
  projects: {
    projectName: { label: 'Project', required: true },
    techStack: { label: 'Made with', required: true, placeholder: 'TypeScript, React' },
    completionYear: { label: 'Completed in', required: true, placeholder: 'Year' },
    githubLink: { label: 'GitHub link', placeholder: 'github.com/…' },
    projectDescription: { label: 'What it does', type: 'multiline', required: true },
    additionalField1: { label: 'Second point', type: 'multiline' },
    additionalField2: { label: 'Third point', type: 'multiline' },
  },
  skills: {
    name: { label: 'Heading', required: true, placeholder: 'Languages' },
    value: { label: 'Skills', required: true, placeholder: 'Separate them by commas' },
  },
  certificates: {
    name: { label: 'Certificate', required: true },
    description: {
      label: 'Description',
      type: 'multiline',
      required: true,
      maxLength: CERTIFICATE_DESCRIPTION_MAX,
    },
  },
  languages: {
    name: { label: 'Language', required: true },
    fluency: { label: 'Fluency', type: 'number', required: true, hint: '1-10', ...LANGUAGE_FLUENCY },
  },
  interests: { name: { label: 'Interest', required: true } },
  professionalSkills: {
    name: { label: 'Skill', required: true },
    fluency: { label: 'Fluency', type: 'number', required: true, hint: '1-9', ...PROFESSIONAL_FLUENCY },
  },
  reference: {
    name: { label: 'Name', required: true },
    company: { label: 'Company', required: true },
    companySite: { label: 'Company website', autoComplete: 'off' },
    phoneNumber: { label: 'Phone', type: 'tel', autoComplete: 'off' },
  },
};
