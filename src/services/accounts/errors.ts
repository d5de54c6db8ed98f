import { AccountError } from '../../domain/accounts';
import { isRecord } from '../../domain/isRecord';

/** Our own codes, besides Firebase's `auth/…`. */
export const LOCAL_ONLY = 'accounts/local-only';
export const NO_ANSWER = 'accounts/no-answer';
export const OVERTAKEN = 'accounts/overtaken';
export const NOT_CONFIRMED = 'accounts/not-confirmed';
export const NOT_DELETED = 'accounts/not-deleted';
export const HALF_DELETED = 'accounts/half-deleted';

/** Shown after a sign-in that could not do everything. */
export const PROFILE_NOT_SAVED =
  'You are logged in, but your profile could not be saved. Log in again later to save it; nothing else is affected.';
export const ONLY_THIS_TAB =
  'This browser blocks storage, so you stay logged in only until you close or reload this tab.';
/** Firebase doesn't report which of these it was. */
export const SESSION_ENDED =
  'You were logged out because your session expired or the account was disabled or deleted. Log in again.';

/** Nothing has been deleted, whatever the reason. */
export const DELETION_FAILED = 'Your account couldn’t be deleted. Try again in a moment.';

const NO_EMAIL = 'Enter your e-mail address, such as name@example.in.';
const WRONG_CREDENTIALS =
  'That password doesn’t match this e-mail. Try again, or use Google if you signed up with it.';
const POPUP_CLOSED = 'The Google window was closed too soon. Try again when you are ready.';

/**
 * Messages by code: what happened and what to do, in a sentence or two. The messages for accounts.ts's own codes are defined
 * there, because they are needed before this file is loaded.
 */
const SENTENCES = new Map(
  Object.entries({
    [LOCAL_ONLY]: 'This build is for testing and signs in only on the computer that serves it.',
    [NO_ANSWER]: 'The sign-in service doesn’t answer. Try again in a moment.',
    [OVERTAKEN]: 'Another tab has logged in or out in the meantime. Log in again if you want to.',
    [NOT_CONFIRMED]: 'That password is wrong. Your account hasn’t been deleted; try again.',
    [NOT_DELETED]: DELETION_FAILED,
    [HALF_DELETED]: 'Your profile is deleted, but your account isn’t yet. Try again in a moment.',
    'auth/account-exists-with-different-credential':
      'This e-mail already has an account with another way to log in. Use that one.',
    'auth/cancelled-popup-request': 'A newer Google window replaced this one. Log in there.',
    'auth/email-already-in-use': 'This e-mail already has an account. Log in instead.',
    // Also when the script of Google's window can't be loaded.
    'auth/internal-error': 'The sign-in service had a problem. Check the connection and try again.',
    'auth/invalid-credential': WRONG_CREDENTIALS,
    // Also Firebase's answer to an empty field.
    'auth/invalid-email': NO_EMAIL,
    'auth/missing-email': NO_EMAIL,
    'auth/missing-password': 'Enter a password.',
    'auth/network-request-failed':
      'The sign-in service can’t be reached. Check the connection and try again.',
    'auth/operation-not-allowed': 'This way to log in isn’t switched on for this site. Try another one.',
    'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
    'auth/popup-closed-by-user': POPUP_CLOSED,
    'auth/too-many-requests': 'Too many attempts from here. Wait a few minutes and try again.',
    'auth/user-cancelled': POPUP_CLOSED,
    'auth/user-disabled': 'This account has been disabled. Contact us if you think this is a mistake.',
    'auth/user-mismatch': 'That is another account. Choose the one that you are logged in with.',
    'auth/user-not-found': WRONG_CREDENTIALS,
    'auth/user-token-expired': 'Your session has ended. Log in again.',
    'auth/weak-password': 'That password is too short. Use at least 6 characters.',
    'auth/wrong-password': WRONG_CREDENTIALS,
  }),
);

const UNKNOWN = 'Sign-in didn’t work. Try again in a moment.';

/** An error with our message for `code`, otherwise `unknown`, and the provider's as detail. */
export function accountError(code: string, detail?: string, unknown = UNKNOWN): AccountError {
  return new AccountError(code, SENTENCES.get(code) ?? unknown, detail);
}

/**
 * Converts anything thrown by an account call to an AccountError. Recognizes Firebase's errors by `code`, because importing
 * Firebase for `instanceof` would add it to the initial bundle.
 * @param unknown the message of an error that we don't know
 */
export function toAccountError(error: unknown, unknown?: string): AccountError {
  if (error instanceof AccountError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  const code = isRecord(error) ? error.code : undefined;
  return accountError(typeof code === 'string' ? code : 'accounts/unknown', detail, unknown);
}
