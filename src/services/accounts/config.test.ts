import { accountsConfigFromEnv } from './config';

const PROJECT = { FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'a.example', FIREBASE_PROJECT_ID: 'p' };
const AS_PROJECT = { mode: 'project', apiKey: 'k', authDomain: 'a.example', projectId: 'p' };

describe('the accounts mode of a build', () => {
  it.each([
    ['a project, in production', PROJECT, true, AS_PROJECT],
    ['a project, in development', PROJECT, false, AS_PROJECT],
    ['nothing, in development', {}, false, { mode: 'local' }],
    ['nothing, in production', {}, true, { mode: 'off' }],
    ['blank variables', { FIREBASE_API_KEY: ' ', FIREBASE_AUTH_DOMAIN: '' }, true, { mode: 'off' }],
    ['FIREBASE_MODE=local, in production', { FIREBASE_MODE: 'local' }, true, { mode: 'local' }],
  ])('%s', (_, env, production, expected) => {
    expect(accountsConfigFromEnv(env, production)).toEqual(expected);
  });

  it.each([
    [{ FIREBASE_API_KEY: 'k' }, 'FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID are missing'],
    [{ ...PROJECT, FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID is missing'],
    [
      { FIREBASE_PROJECT_ID: 'p', FIREBASE_MODE: 'local' },
      'FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN are missing',
    ],
    [{ FIREBASE_MODE: 'lokal' }, 'FIREBASE_MODE is “lokal”'],
  ])('fails the build with %j', (env, message) => {
    for (const production of [true, false])
      expect(() => accountsConfigFromEnv(env, production)).toThrow(message);
  });
});
