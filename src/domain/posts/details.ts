import {
  EMAIL_MAX,
  type FieldSpec,
  type FieldSpecs,
  LINK_MAX,
  NAME_MAX,
  SHORT_MAX,
  textsFor,
} from '../fields';

/** Limits of the specification, section 9, in characters and percent. */
const ADDRESS_MAX = 30;
const TAGLINE_MAX = 25;
const OFFER_PERCENT = { min: 0, max: 100 } as const;

const PHONE = { type: 'tel', maxLength: SHORT_MAX } as const;
const NAME = { required: true, maxLength: NAME_MAX, autoComplete: 'organization' } as const;
const EMAIL = {
  label: 'E-mail address',
  type: 'email',
  maxLength: EMAIL_MAX,
  autoComplete: 'email',
} as const;
const ADDRESS = {
  type: 'multiline',
  maxLength: ADDRESS_MAX,
  isCounted: true,
  autoComplete: 'street-address',
} as const;
const LOGO = { label: 'Logo', type: 'image', hint: 'Upload a transparent logo.' } as const;

const SOCIAL = {
  companyName: { label: 'Company name', ...NAME },
  phoneNumber: { label: 'Phone number', required: true, autoComplete: 'tel', ...PHONE },
  alternatePhoneNumber: { label: 'Alternate phone number', autoComplete: 'off', ...PHONE },
  emailAddress: EMAIL,
  companyAddress: { label: 'Company address', ...ADDRESS },
  selectedPhoto: LOGO,
} satisfies Readonly<Record<string, FieldSpec>>;

/** Form values of an occasion poster; `selectedPhoto` is the logo as a data URL, or empty. */
export type SocialDetails = Record<keyof typeof SOCIAL, string>;
export const SOCIAL_FIELDS: FieldSpecs<SocialDetails> = SOCIAL;

const BUSINESS = {
  businessName: { label: 'Business name', ...NAME },
  tagline: { label: 'Tagline', maxLength: TAGLINE_MAX, isCounted: true },
  contactNumber: { label: 'Contact number', required: true, autoComplete: 'tel', ...PHONE },
  emailAddress: EMAIL,
  businessAddress: { label: 'Business address', ...ADDRESS },
  siteLink: {
    label: 'Website link',
    type: 'url',
    maxLength: LINK_MAX,
    autoComplete: 'url',
    placeholder: 'https://',
  },
  offerPercentage: {
    label: 'Offer percentage',
    type: 'number',
    maxLength: SHORT_MAX,
    step: 'any',
    hint: 'At 0, the poster says “Ask about our offer”.',
    ...OFFER_PERCENT,
  },
  logo: LOGO,
} satisfies Readonly<Record<string, FieldSpec>>;

/** Form values of a business poster; `logo` is a data URL, or empty. */
export type BusinessDetails = Record<keyof typeof BUSINESS, string>;
export const BUSINESS_FIELDS: FieldSpecs<BusinessDetails> = BUSINESS;

/** The values of both forms, which share the e-mail address. */
export type PostDetails = SocialDetails & BusinessDetails;

/** Each form with nothing filled in. */
export const EMPTY_DETAILS: { readonly social: SocialDetails; readonly business: BusinessDetails } = {
  social: textsFor(SOCIAL_FIELDS, () => ''),
  business: textsFor(BUSINESS_FIELDS, () => ''),
};
