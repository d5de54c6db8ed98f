import type { BusinessDetails, SocialDetails } from './posts/details';
import type { ResumeData } from './resume/entities';

/** Where each part of the resume is mirrored in the session storage (specification, section 4). */
export const RESUME_KEYS: { readonly [Part in keyof ResumeData]: string } = {
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
  // Shared with the logo of the occasion posters, which has the right of way: see the session mirror.
  selectedPhoto: 'selectedPhoto',
};

/** Post details stand under their field names, as plain strings; `emailAddress` is one key for both forms. */
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

/** Keys of our own beside the specified ones: where the visitor is, and how sheets and posters are to look. */
export const FLOWS_KEY = 'flows';
export const RESUME_LAYOUT_KEY = 'resumeLayout';
export const POST_OPTIONS_KEY = 'postOptions';
