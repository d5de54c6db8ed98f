import type { BusinessDetails, SocialDetails } from './posts/details';
import type { ResumeData } from './resume/entities';

/** `sessionStorage` key of each part of the resume: first the specified ones (section 4), then those of our own. */
export const RESUME_KEYS: Readonly<Record<keyof ResumeData, string>> = {
  personalInfo: 'personalInfoFormData',
  workExperiences: 'workExperiences',
  education: 'education',
  projects: 'projects',
  skills: 'skills',
  certificates: 'certificates',
  languages: 'languages',
  interests: 'interests',
  professionalSkills: 'professionalSkills',
  reference: 'reference',
  // Shared with the logo of the occasion posters, which takes precedence: see the session mirror.
  selectedPhoto: 'selectedPhoto',
  origin: 'resumeOrigin',
  letter: 'letter',
  ownSections: 'ownSections',
  design: 'resumeDesign',
  kept: 'resumeKept',
};

/** Post details are stored under their field names, as plain strings; both forms share `emailAddress`. */
export const SOCIAL_KEYS: { readonly [Field in keyof SocialDetails]: string } = {
  companyName: 'companyName',
  phoneNumber: 'phoneNumber',
  alternatePhoneNumber: 'alternatePhoneNumber',
  emailAddress: 'emailAddress',
  companyAddress: 'companyAddress',
  selectedPhoto: 'selectedPhoto',
};

export const BUSINESS_KEYS: { readonly [Field in keyof BusinessDetails]: string } = {
  businessName: 'businessName',
  tagline: 'tagline',
  contactNumber: 'contactNumber',
  emailAddress: 'emailAddress',
  businessAddress: 'businessAddress',
  siteLink: 'siteLink',
  offerPercentage: 'offerPercentage',
  logo: 'logo',
};

/** Other keys beyond the specified ones: progress in each flow, options for printing, options for posters. */
export const FLOWS_KEY = 'flows';
export const RESUME_LAYOUT_KEY = 'resumeLayout';
/** What the tab knows of kept resumes, so that a reload or a restored tab is not taken for another tab. */
export const KEPT_REVISIONS_KEY = 'keptRevisions';
export const POST_OPTIONS_KEY = 'postOptions';
