import { FirebaseError } from 'firebase/app';
import { AccountError } from '../../domain/accounts';
import { accountError, toAccountError } from './errors';

const SHOWN_CODES = [
  ...['account-exists-with-different-credential', 'cancelled-popup-request', 'email-already-in-use'],
  ...['internal-error', 'invalid-credential', 'missing-password', 'network-request-failed'],
  ...['operation-not-allowed', 'popup-blocked', 'popup-closed-by-user', 'too-many-requests'],
  ...['user-cancelled', 'user-disabled', 'weak-password'],
].map((name) => `auth/${name}`);

describe('sign-in errors', () => {
  it.each(SHOWN_CODES)('have a specific, plain message for %s', (code) => {
    const { message } = toAccountError(new FirebaseError(code, `Firebase: Error (${code}).`));
    expect(message).toMatch(/^[A-Z].*[.]$/);
    expect(message).not.toMatch(/auth\/|firebase|credential/i);
    expect(message).not.toBe(toAccountError(new FirebaseError('auth/other', '')).message);
  });

  it.each(['auth/invalid-email', 'auth/missing-email'])('ask for the address for %s', (code) => {
    expect(accountError(code, '').message).toBe('Enter your e-mail address, such as name@example.in.');
  });

  it('keep the provider’s message as detail', () => {
    expect(toAccountError(new FirebaseError('auth/invalid-credential', 'Firebase: Error.'))).toMatchObject({
      code: 'auth/invalid-credential',
      message: 'That password doesn’t match this e-mail. Try again, or use Google if you signed up with it.',
      detail: 'Firebase: Error.',
    });
  });

  it.each([
    ['an unknown code', new FirebaseError('auth/brand-new', 'New.'), 'auth/brand-new', 'New.'],
    ['a code that is an Object property', new FirebaseError('constructor', 'Odd.'), 'constructor', 'Odd.'],
    ['an error without code', new TypeError('Failed to fetch'), 'accounts/unknown', 'Failed to fetch'],
    ['something that is not an error', 'no', 'accounts/unknown', 'no'],
  ])('have a generic message for %s', (_, thrown, code, detail) => {
    const message = 'Sign-in didn’t work. Try again in a moment.';
    expect(toAccountError(thrown)).toMatchObject({ code, message, detail });
  });

  it('are not converted twice', () => {
    const error = accountError('auth/weak-password', 'detail');
    expect(error).toBeInstanceOf(AccountError);
    expect(toAccountError(error)).toBe(error);
  });
});
