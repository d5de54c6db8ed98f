import type { FieldSpecs } from '../../domain/fields';

/** In characters; `firestore.rules` rejects a profile with a longer name. */
const USER_NAME_MAX = 100;

/** Input of the login form, kept in component state: a password must not appear in the store's action log. */
interface LoginDraft {
  readonly email: string;
  readonly password: string;
}

/** Input of the sign-up form. */
export interface SignUpDraft extends LoginDraft {
  readonly userName: string;
}

/** Neither field is required: the sign-in service reports what is missing. */
export const LOGIN_FIELDS: FieldSpecs<LoginDraft> = {
  email: { label: 'E-mail', type: 'email', autoComplete: 'username' },
  password: { label: 'Password', type: 'password', autoComplete: 'current-password' },
};

/** The password is not required here: the sign-in service reports what is wrong with it. */
export const SIGN_UP_FIELDS: FieldSpecs<SignUpDraft> = {
  userName: {
    label: 'User name',
    required: true,
    notBlank: true,
    maxLength: USER_NAME_MAX,
    autoComplete: 'nickname',
  },
  email: { label: 'E-mail', type: 'email', required: true, autoComplete: 'username' },
  password: {
    label: 'Password',
    type: 'password',
    notBlank: true,
    autoComplete: 'new-password',
    hint: 'At least 6 characters',
  },
};
