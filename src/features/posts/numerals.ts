import type { BusinessDetails, SocialDetails } from '../../domain/posts/details';

/** One numeral for each part of a poster, as in a patent drawing. */
export const NUMERALS = {
  name: 10,
  tagline: 11,
  phone: 12,
  secondPhone: 14,
  email: 16,
  address: 18,
  logo: 20,
  greeting: 22,
  offer: 24,
  site: 26,
} as const;

/** The numeral of a part of a rendered poster. */
export function numeralOf(part: HTMLElement): number {
  const name = part.closest<HTMLElement>('[data-row]')?.dataset.row ?? part.dataset.part;
  return NUMERALS[name as keyof typeof NUMERALS];
}

/** For each field, the numeral of the part that shows it. */
export const SOCIAL_NUMERALS: Readonly<Record<keyof SocialDetails, number>> = {
  companyName: NUMERALS.name,
  phoneNumber: NUMERALS.phone,
  alternatePhoneNumber: NUMERALS.secondPhone,
  emailAddress: NUMERALS.email,
  companyAddress: NUMERALS.address,
  selectedPhoto: NUMERALS.logo,
};

export const BUSINESS_NUMERALS: Readonly<Record<keyof BusinessDetails, number>> = {
  businessName: NUMERALS.name,
  tagline: NUMERALS.tagline,
  contactNumber: NUMERALS.phone,
  emailAddress: NUMERALS.email,
  businessAddress: NUMERALS.address,
  logo: NUMERALS.logo,
  offerPercentage: NUMERALS.offer,
  siteLink: NUMERALS.site,
};
