import {
  EMAIL_MAX,
  type FieldSpec,
  type FieldSpecs,
  LINK_MAX,
  NAME_MAX,
  PARAGRAPH_MAX,
  SENTENCE_MAX,
  SHORT_MAX,
} from '../fields';
import {
  CERTIFICATE_DESCRIPTION_MAX,
  EDUCATION_YEAR,
  JOB_POINT_MAX,
  LANGUAGE_FLUENCY,
  PROFESSIONAL_FLUENCY,
  SUMMARY_MAX,
} from './limits';

const LINK = { type: 'link', maxLength: LINK_MAX } as const;

const PERSONAL = {
  fullName: {
    label: 'Full name',
    required: true,
    maxLength: NAME_MAX,
    autoComplete: 'name',
    placeholder: 'As it appears on your documents',
  },
  title: {
    label: 'Title',
    required: true,
    maxLength: NAME_MAX,
    autoComplete: 'organization-title',
    placeholder: 'The job you want',
  },
  email: { label: 'E-mail', type: 'email', required: true, maxLength: EMAIL_MAX, autoComplete: 'email' },
  phone: { label: 'Phone', type: 'tel', maxLength: SHORT_MAX, autoComplete: 'tel' },
  location: {
    label: 'Location',
    maxLength: NAME_MAX,
    autoComplete: 'address-level2',
    placeholder: 'City, State',
  },
  linkedIn: { label: 'LinkedIn', ...LINK, placeholder: 'linkedin.com/in/…', autoComplete: 'off' },
  github: { label: 'GitHub', ...LINK, placeholder: 'github.com/…', autoComplete: 'off' },
  description: {
    label: 'Description',
    type: 'multiline',
    required: true,
    maxLength: SUMMARY_MAX,
    isCounted: true,
    // "words" is the specification's wording, although the limit is in characters.
    placeholder: 'Describe yourself in 300 words',
    hint: 'What you do, for whom, and one result with a number',
  },
} satisfies Readonly<Record<string, FieldSpec>>;

export const PERSONAL_FIELDS: FieldSpecs<Record<keyof typeof PERSONAL, string>> = PERSONAL;

const POINT = { type: 'multiline', maxLength: JOB_POINT_MAX, isCounted: true } as const;
const NUMBER = { type: 'number', required: true, maxLength: SHORT_MAX } as const;
const PARAGRAPH = { type: 'multiline', maxLength: PARAGRAPH_MAX } as const;
const NAME = { required: true, maxLength: NAME_MAX } as const;

const LISTS = {
  workExperiences: {
    companyName: { label: 'Company', ...NAME },
    position: { label: 'Position', ...NAME },
    location: { label: 'Location', ...NAME },
    startDate: { label: 'Start', required: true, maxLength: SHORT_MAX },
    endDate: { label: 'End', required: true, maxLength: SHORT_MAX },
    jobDescription: { label: 'What you did', required: true, ...POINT },
    additionalField1: { label: 'Second point', ...POINT },
    additionalField2: { label: 'Third point', ...POINT },
  },
  education: {
    courseName: { label: 'Course', ...NAME },
    stream: { label: 'Stream', ...NAME },
    collegeName: { label: 'College or school', ...NAME },
    cgpaPercent: { label: 'CGPA or percent', ...NAME },
    startDate: { label: 'Start year', ...NUMBER, ...EDUCATION_YEAR },
    endDate: { label: 'End year', ...NUMBER, ...EDUCATION_YEAR },
  },
  projects: {
    projectName: { label: 'Project', ...NAME },
    techStack: { label: 'Made with', required: true, maxLength: SENTENCE_MAX },
    completionYear: { label: 'Completed in', required: true, maxLength: SHORT_MAX },
    githubLink: { label: 'GitHub link', ...LINK },
    projectDescription: { label: 'What it does', required: true, ...PARAGRAPH },
    additionalField1: { label: 'Second point', ...PARAGRAPH },
    additionalField2: { label: 'Third point', ...PARAGRAPH },
  },
  /** A heading and its comma-separated list: `Data` / `PostgreSQL, Redis`. */
  skills: {
    name: { label: 'Heading', ...NAME },
    value: { label: 'Skills', required: true, maxLength: SENTENCE_MAX },
  },
  certificates: {
    name: { label: 'Certificate', ...NAME },
    description: {
      label: 'Description',
      type: 'multiline',
      required: true,
      maxLength: CERTIFICATE_DESCRIPTION_MAX,
      isCounted: true,
    },
  },
  /** `fluencyOf` converts the text to a number on the list's own scale. */
  languages: {
    name: { label: 'Language', ...NAME },
    fluency: { label: 'Fluency', ...NUMBER, ...LANGUAGE_FLUENCY },
  },
  interests: { name: { label: 'Interest', ...NAME } },
  professionalSkills: {
    name: { label: 'Skill', ...NAME },
    fluency: { label: 'Fluency', ...NUMBER, ...PROFESSIONAL_FLUENCY },
  },
  reference: {
    name: { label: 'Name', ...NAME },
    company: { label: 'Company', ...NAME },
    companySite: { label: 'Company website', ...LINK },
    phoneNumber: { label: 'Phone', type: 'tel', maxLength: SHORT_MAX },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, FieldSpec>>>>;

/** Examples and hints are where the forms are: `listForms.ts` in the editor. */
export const LIST_FIELDS: {
  readonly [List in keyof typeof LISTS]: FieldSpecs<Record<keyof (typeof LISTS)[List], string>>;
} = LISTS;
