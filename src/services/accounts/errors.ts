import { AccountError } from '../../domain/accounts';

/** A code of our own, beside Firebase's `auth/…`. */
export const LOCAL_ONLY = 'accounts/local-only';

const WRONG_CREDENTIALS = 'That password doesn’t match this e-mail. Try again, or sign in with Google.';
const POPUP_CLOSED = 'The Google window was closed before sign-in finished. Try again when you are ready.';

/**
 * What we say for each code: what happened and what to do, in a plain sentence or two. The codes of accounts.ts have their
 * words there: they are needed before this file is loaded.
 */
const SENTENCES = new Map(
  Object.entries({
    [LOCAL_ONLY]: 'This build is for testing and signs in only on the computer that serves it.',
    'auth/account-exists-with-different-credential':
      'This e-mail already has an account with another way to sign in. Use that one.',
    'auth/cancelled-popup-request': 'A newer Google window replaced this one. Finish signing in there.',
    'auth/email-already-in-use': 'This e-mail already has an account. Log in instead.',
    'auth/internal-error': 'The sign-in service had a problem. Try again in a moment.',
    'auth/invalid-credential': WRONG_CREDENTIALS,
    'auth/invalid-email': 'That doesn’t look like an e-mail address. Check it and try again.',
    'auth/missing-email': 'Enter your e-mail address.',
    'auth/missing-password': 'Enter a password.',
    'auth/network-request-failed':
      'The sign-in service can’t be reached. Check the connection and try again.',
    'auth/operation-not-allowed': 'This way of signing in isn’t switched on for this site. Try another one.',
    'auth/popup-blocked': 'The browser blocked the Google window. Allow pop-ups for this site and try again.',
    'auth/popup-closed-by-user': POPUP_CLOSED,
    'auth/too-many-requests': 'Too many attempts from here. Wait a few minutes and try again.',
    'auth/user-cancelled': POPUP_CLOSED,
    'auth/user-disabled': 'This account has been disabled. Contact us if you think this is a mistake.',
    'auth/user-not-found': WRONG_CREDENTIALS,
    'auth/user-token-expired': 'Your session has ended. Log in again.',
    'auth/weak-password': 'That password is too short. Use at least 6 characters.',
    'auth/wrong-password': WRONG_CREDENTIALS,
  }),
);

const UNKNOWN = 'Sign-in didn’t work. Try again in a moment.';

/** Our sentence for `code`, with the provider's own words kept as detail. */
export function accountError(code: string, detail: string): AccountError {
  return new AccountError(code, SENTENCES.get(code) ?? UNKNOWN, detail);
}

/**
 * Turns whatever an account call threw into the one error the rest of the product knows. Firebase's errors are told by
 * their `code`, not by class: importing Firebase for `instanceof` would pull it into the first load.
 */
export function toAccountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return accountError(codeOf(error) ?? 'accounts/unknown', detail);
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
