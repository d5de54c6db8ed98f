import type { FieldSpecs } from '../fields';
import type { ItemFields, PersonalInfo, ResumeListName } from './entities';
import {
  CERTIFICATE_DESCRIPTION_MAX,
  EDUCATION_YEAR,
  JOB_POINT_MAX,
  LANGUAGE_FLUENCY,
  PROFESSIONAL_FLUENCY,
  SUMMARY_MAX,
} from './limits';
import { recentMonths } from './recentMonths';

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
