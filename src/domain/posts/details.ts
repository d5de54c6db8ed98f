import type { FieldSpecs } from '../fields';

/** Limits of the specification, section 9, in characters and percent. */
export const ADDRESS_MAX = 30;
export const TAGLINE_MAX = 25;
export const OFFER_PERCENT = { min: 0, max: 100 } as const;

/** Form values of an occasion poster; `selectedPhoto` is the logo as a data URL, or empty. */
export interface SocialDetails {
  companyName: string;
  phoneNumber: string;
  alternatePhoneNumber: string;
  emailAddress: string;
  companyAddress: string;
  selectedPhoto: string;
}

/** Form values of a business poster; `logo` is a data URL, or empty. */
export interface BusinessDetails {
  businessName: string;
  tagline: string;
  contactNumber: string;
  emailAddress: string;
  businessAddress: string;
  siteLink: string;
  offerPercentage: string;
  logo: string;
}

const LOGO_HINT = 'Upload a transparent logo.';

export const SOCIAL_FIELDS: FieldSpecs<SocialDetails> = {
  companyName: { label: 'Company name', required: true, autoComplete: 'organization' },
  phoneNumber: { label: 'Phone number', type: 'tel', required: true, autoComplete: 'tel' },
  alternatePhoneNumber: { label: 'Alternate phone number', type: 'tel', autoComplete: 'off' },
  emailAddress: { label: 'E-mail address', type: 'email', autoComplete: 'email' },
  companyAddress: {
    label: 'Company address',
    type: 'multiline',
    maxLength: ADDRESS_MAX,
    autoComplete: 'street-address',
  },
  selectedPhoto: { label: 'Logo', type: 'image', hint: LOGO_HINT },
};

export const BUSINESS_FIELDS: FieldSpecs<BusinessDetails> = {
  businessName: { label: 'Business name', required: true, autoComplete: 'organization' },
  tagline: { label: 'Tagline', maxLength: TAGLINE_MAX },
  contactNumber: { label: 'Contact number', type: 'tel', required: true, autoComplete: 'tel' },
  emailAddress: { label: 'E-mail address', type: 'email', autoComplete: 'email' },
  businessAddress: {
    label: 'Business address',
    type: 'multiline',
    maxLength: ADDRESS_MAX,
    autoComplete: 'street-address',
  },
  siteLink: { label: 'Website link', type: 'url', autoComplete: 'url', placeholder: 'https://' },
  offerPercentage: { label: 'Offer percentage', type: 'number', step: 'any', ...OFFER_PERCENT },
  logo: { label: 'Logo', type: 'image', hint: LOGO_HINT },
};

/** Fallback tagline of the gym posters. */
export const DEFAULT_GYM_TAGLINE = 'Shape Your Perfect Body';

/** Headline of the gym posters. */
export const gymOfferText = (percent: string) => `Get up to ${percent}% off`;

export const emptySocialDetails = (): SocialDetails => ({
  companyName: '',
  phoneNumber: '',
  alternatePhoneNumber: '',
  emailAddress: '',
  companyAddress: '',
  selectedPhoto: '',
});

export const emptyBusinessDetails = (): BusinessDetails => ({
  businessName: '',
  tagline: '',
  contactNumber: '',
  emailAddress: '',
  businessAddress: '',
  siteLink: '',
  offerPercentage: '',
  logo: '',
});
