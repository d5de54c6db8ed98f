import type { BusinessDetails, SocialDetails } from '../../domain/posts/details';

/** One numeral for a field and for the part of the poster that shows it, as on the sheet of a patent. */
export const SOCIAL_NUMERALS: Readonly<Record<keyof SocialDetails, number>> = {
  companyName: 10,
  phoneNumber: 12,
  alternatePhoneNumber: 14,
  emailAddress: 16,
  companyAddress: 18,
  selectedPhoto: 20,
};

/** The greeting is no detail of the business: each occasion keeps its own. */
export const GREETING_NUMERAL = 22;

export const BUSINESS_NUMERALS: Readonly<Record<keyof BusinessDetails, number>> = {
  businessName: 10,
  tagline: 11,
  contactNumber: 12,
  emailAddress: 16,
  businessAddress: 18,
  logo: 20,
  offerPercentage: 24,
  siteLink: 26,
};
