import { createAccounts } from './accounts';

// Simulates a chunk that webpack can't fetch.
jest.mock('./firebaseAccounts', () => {
  throw new Error('Loading chunk accounts failed.');
});

it('account code that cannot be loaded makes the sign-in fail with our words only', async () => {
  await expect(createAccounts({ mode: 'local' }).signIn('a@b.in', '123456')).rejects.toMatchObject({
    name: 'AccountError',
    code: 'accounts/not-loaded',
    message: 'The sign-in code did not load. Check the connection and try again.',
    detail: undefined,
  });
});
