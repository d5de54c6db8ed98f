import type { PersonalInfo } from './entities';

/** What a contact contains: an e-mail or web address, a phone number, or the name of a place. */
export type ContactKind = 'email' | 'web' | 'phone' | 'place';

/** The fields under the name and title. */
export type ContactField = Exclude<keyof PersonalInfo, 'fullName' | 'title' | 'description'>;

/** The contacts, in the order in which a screening program expects them. */
export const CONTACTS: Readonly<Record<ContactField, ContactKind>> = {
  email: 'email',
  phone: 'phone',
  location: 'place',
  linkedIn: 'web',
  github: 'web',
};

export const CONTACT_FIELDS = Object.keys(CONTACTS) as readonly ContactField[];

/** The contacts that open in a browser or mail program. */
export const ADDRESS_FIELDS = CONTACT_FIELDS.filter((field) => ['email', 'web'].includes(CONTACTS[field]));
