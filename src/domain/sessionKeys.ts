import type { BusinessDetails, SocialDetails } from './posts/details';
import type { ResumeData } from './resume/entities';

/** `sessionStorage` key of each part of the resume (specification, section 4). */
export const RESUME_KEYS: Readonly<
  Record<Exclude<keyof ResumeData, 'origin' | 'letter' | 'ownSections' | 'design' | 'kept'>, string>
> = {
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

/**
 * Keys beyond the specified ones: progress in each flow, options for printing, options for posters, the origin of an
 * import, the texts of the letter, the visitor's own sections with their entries, what the visitor arranged on the sheets, and the
 * id of the resume on this device that the tab keeps up to date.
 */
export const FLOWS_KEY = 'flows';
export const RESUME_LAYOUT_KEY = 'resumeLayout';
export const RESUME_ORIGIN_KEY = 'resumeOrigin';
export const LETTER_KEY = 'letter';
export const OWN_SECTIONS_KEY = 'ownSections';
export const RESUME_DESIGN_KEY = 'resumeDesign';
export const RESUME_KEPT_KEY = 'resumeKept';
/** What the tab knows of kept resumes, so that a reload or a restored tab is not taken for another tab. */
export const KEPT_REVISIONS_KEY = 'keptRevisions';
export const POST_OPTIONS_KEY = 'postOptions';
