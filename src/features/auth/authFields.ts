import { EMAIL_MAX, type FieldSpecs, PASSWORD_MAX } from '../../domain/fields';
import type { Credentials, NewAccount } from '../../store/authThunks';

/** In characters; `firestore.rules` rejects a profile with a longer name. */
const USER_NAME_MAX = 100;

const EMAIL = { label: 'E-mail', type: 'email', maxLength: EMAIL_MAX, autoComplete: 'username' } as const;
const PASSWORD = { label: 'Password', type: 'password', maxLength: PASSWORD_MAX } as const;

/** Neither field is required: the sign-in service reports what is missing. */
export const LOGIN_FIELDS: FieldSpecs<Credentials> = {
  email: EMAIL,
  password: { ...PASSWORD, autoComplete: 'current-password' },
};

/** The password is not required here: the sign-in service reports what is wrong with it. */
export const SIGN_UP_FIELDS: FieldSpecs<NewAccount> = {
  userName: { label: 'User name', required: true, maxLength: USER_NAME_MAX, autoComplete: 'nickname' },
  email: { ...EMAIL, required: true },
  password: { ...PASSWORD, notBlank: true, autoComplete: 'new-password', hint: 'At least 6 characters' },
};
