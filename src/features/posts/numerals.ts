import type { BusinessDetails, SocialDetails } from '../../domain/posts/details';

/** One numeral for each field and the part of the poster that shows it, as in a patent drawing. */
export const SOCIAL_NUMERALS: Readonly<Record<keyof SocialDetails, number>> = {
  companyName: 10,
  phoneNumber: 12,
  alternatePhoneNumber: 14,
  emailAddress: 16,
  companyAddress: 18,
  selectedPhoto: 20,
};

/** Separate from the details, because each occasion has its own greeting. */
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
