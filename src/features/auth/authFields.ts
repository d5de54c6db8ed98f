import type { FieldSpecs } from '../../domain/fields';

/** Characters; `firestore.rules` refuses a profile with a longer name. */
const USER_NAME_MAX = 100;

/** What is typed to log in. It stays in the form: a password has no place in the store's action log. */
export interface LoginDraft {
  readonly email: string;
  readonly password: string;
}

/** What is typed to make an account. */
export interface SignUpDraft extends LoginDraft {
  readonly userName: string;
}

/** Neither is required: what is missing, the sign-in service says. */
export const LOGIN_FIELDS: FieldSpecs<LoginDraft> = {
  email: { label: 'E-mail', type: 'email', autoComplete: 'username' },
  password: { label: 'Password', type: 'password', autoComplete: 'current-password' },
};

/** The password is not required here: what is wrong with one, the sign-in service says. */
export const SIGN_UP_FIELDS: FieldSpecs<SignUpDraft> = {
  userName: { label: 'User name', required: true, maxLength: USER_NAME_MAX, autoComplete: 'nickname' },
  email: { label: 'E-mail', type: 'email', required: true, autoComplete: 'username' },
  password: {
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 6 characters',
  },
};

/** Before anything is typed. */
export const EMPTY_DRAFT: SignUpDraft = { userName: '', email: '', password: '' };
