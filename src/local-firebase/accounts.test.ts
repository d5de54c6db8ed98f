/** @jest-environment node */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createLocalFirebase } from './middleware';
import { googleRequest, startServer, type TestServer } from '../../test/jest/localFirebaseServer';

const ASHA = { email: 'Asha@Example.com', password: 'monsoon-42' };

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

describe('signing up', () => {
  it('answers with a session for the address in lower case', async () => {
    expect(await server.call('signUp', ASHA)).toMatchObject({
      email: 'asha@example.com',
      idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    });
  });

  it.each([
    [
      'an address that has an account, in other letters',
      { ...ASHA, email: 'ASHA@EXAMPLE.COM' },
      'EMAIL_EXISTS',
    ],
    [
      'a password of five characters',
      { email: 'b@b.in', password: '12345' },
      'WEAK_PASSWORD : Password should be at least 6 characters',
    ],
    ['no password', { email: 'b@b.in' }, 'MISSING_PASSWORD'],
    ['no address', { password: '123456' }, 'MISSING_EMAIL'],
    ['an address without @', { email: 'asha', password: '123456' }, 'INVALID_EMAIL'],
  ])('refuses %s', async (_, body, message) => {
    await server.call('signUp', ASHA);
    expect((await server.call('signUp', body)).error).toMatchObject({ code: 400, message });
  });
});

describe('signing in', () => {
  beforeEach(() => server.call('signUp', ASHA));

  it('takes the password that was chosen', async () => {
    expect(await server.call('signInWithPassword', ASHA)).toMatchObject({ email: 'asha@example.com' });
  });

  it.each([
    ['a wrong password', { ...ASHA, password: 'monsoon-43' }],
    ['an address without an account', { ...ASHA, email: 'nobody@example.com' }],
  ])('answers the same to %s', async (_, body) => {
    expect((await server.call('signInWithPassword', body)).error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });
});

describe('a session', () => {
  it('is looked up by its token', async () => {
    const { idToken, localId } = await server.call('signUp', ASHA);
    const { users } = await server.call('lookup', { idToken });
    expect(users).toEqual([
      expect.objectContaining({
        localId,
        email: 'asha@example.com',
        providerUserInfo: [expect.objectContaining({ providerId: 'password' })],
      }),
    ]);
  });

  it('is not opened by a token with another name in it', async () => {
    const { idToken } = await server.call('signUp', ASHA);
    const [header, payload = '', signature] = idToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url');
    const answer = await server.call('lookup', {
      idToken: `${String(header)}.${forged}.${String(signature)}`,
    });
    expect(answer.error?.message).toBe('INVALID_ID_TOKEN');
  });

  it('is renewed by its refresh token, and only by that', async () => {
    const { idToken, refreshToken, localId } = await server.call('signUp', ASHA);
    const renew = async (token: string) => {
      const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString();
      return JSON.parse(
        (await server.send('POST', '/securetoken.googleapis.com/v1/token?key=local', form)).text,
      ) as Record<string, string>;
    };
    const renewed = await renew(refreshToken);
    expect(renewed).toMatchObject({ user_id: localId, refresh_token: refreshToken });
    expect((await server.call('lookup', { idToken: renewed.id_token })).users).toHaveLength(1);
    expect(await renew(idToken)).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } });
  });

  it('ends when the data are reset', async () => {
    const { idToken } = await server.call('signUp', ASHA);
    server.reset();
    expect((await server.call('lookup', { idToken })).error?.message).toBe('INVALID_ID_TOKEN');
  });
});

describe('signing in with Google', () => {
  const claims = {
    sub: 'g-1',
    email: 'Asha@Example.com',
    name: 'Asha Rao',
    picture: 'https://example.com/a.png',
  };

  it('makes the account once and keeps its name and picture', async () => {
    expect(await server.call('signInWithIdp', googleRequest(claims))).toMatchObject({
      isNewUser: true,
      email: 'asha@example.com',
      displayName: 'Asha Rao',
      photoUrl: 'https://example.com/a.png',
    });
    expect(await server.call('signInWithIdp', googleRequest(claims))).toMatchObject({ isNewUser: false });
  });

  it('takes over an account with a password nobody proved, as Google does', async () => {
    const { localId } = await server.call('signUp', ASHA);
    expect(await server.call('signInWithIdp', googleRequest(claims))).toMatchObject({ localId });
    expect((await server.call('signInWithPassword', ASHA)).error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it.each([
    [
      'another provider',
      { requestUri: 'http://localhost/?providerId=github.com&id_token={}' },
      'OPERATION_NOT_ALLOWED',
    ],
    [
      'an answer without e-mail',
      googleRequest({ sub: 'g-1' }),
      'INVALID_IDP_RESPONSE : The account has no e-mail.',
    ],
    [
      'an answer that is no JSON',
      { postBody: 'providerId=google.com&id_token=x' },
      'INVALID_IDP_RESPONSE : The account has no e-mail.',
    ],
  ])('refuses %s', async (_, body, message) => {
    expect((await server.call('signInWithIdp', body)).error?.message).toBe(message);
  });
});

describe('the data file', () => {
  it('keeps accounts over a restart, for its owner only and without any password', async () => {
    await server.call('signUp', ASHA);
    expect(readFileSync(server.dataFile, 'utf8')).not.toContain(ASHA.password);
    expect(statSync(server.dataFile).mode & 0o777).toBe(0o600);
    const restarted = await startServer({ dataFile: server.dataFile });
    expect(await restarted.call('signInWithPassword', ASHA)).toMatchObject({ email: 'asha@example.com' });
    await restarted.close();
  });

  it.each([
    ['is no JSON', '{"accounts": ['],
    ['holds something else', '{"accounts": "none"}'],
    ['holds an account without address', '{"secret": "s", "documents": [], "accounts": [{"uid": "u1"}]}'],
  ])('is reported with its name and the remedy when it %s', async (_, content) => {
    writeFileSync(server.dataFile, content);
    const sentence = `The local accounts in ${server.dataFile} are damaged. Delete the file to start without accounts, or restore it.`;
    expect(() => createLocalFirebase({ dataFile: server.dataFile })).toThrow(sentence);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect((await server.call('signUp', ASHA)).error).toMatchObject({ code: 500, message: sentence });
    expect(readFileSync(server.dataFile, 'utf8')).toBe(content);
  });
});
