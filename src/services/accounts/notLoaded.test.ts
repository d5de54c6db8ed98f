import { settled } from '../../../test/jest/fakes';
import { createAccounts } from './accounts';

// Simulates a chunk that webpack can't fetch.
jest.mock('./firebaseAccounts', () => {
  throw new Error('Loading chunk accounts failed.');
});

describe('account code that cannot be loaded', () => {
  it('makes the sign-in fail with a message, and the cause as detail', async () => {
    await expect(createAccounts({ mode: 'local' }).signIn('a@b.in', '123456')).rejects.toMatchObject({
      name: 'AccountError',
      code: 'accounts/not-loaded',
      message: 'The sign-in code did not load. Check the connection and try again.',
      detail: 'Loading chunk accounts failed.',
    });
  });

  it('leaves a returning visitor signed out, but remembered for the next visit', async () => {
    localStorage.setItem('ei.hasSignedIn', '1');
    const listener = jest.fn();
    createAccounts({ mode: 'local' }).subscribe(listener);
    await settled();
    expect(listener.mock.calls).toEqual([[null]]);
    expect(localStorage.getItem('ei.hasSignedIn')).toBe('1');
  });
});
