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

describe('a session', () => {
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

  it('is not renewed by the token of an account in place of its refresh token', async () => {
    const { idToken } = await server.call('signUp', ASHA);
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: idToken }).toString();
    const { text } = await server.send('POST', '/securetoken.googleapis.com/v1/token?key=local', form);
    expect(JSON.parse(text)).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } });
  });

  it('ends when the data are reset', async () => {
    const { idToken } = await server.call('signUp', ASHA);
    server.reset();
    expect((await server.call('lookup', { idToken })).error?.message).toBe('INVALID_ID_TOKEN');
  });
});

describe('signing in with Google', () => {
  const picture = 'https://example.com/a.png';
  const claims = { sub: 'g-1', email: 'Asha@Example.com', name: 'Asha Rao', picture };

  it('creates the account once and keeps its name and picture', async () => {
    expect(await server.call('signInWithIdp', googleRequest(claims))).toMatchObject({
      isNewUser: true,
      email: 'asha@example.com',
      displayName: 'Asha Rao',
      photoUrl: picture,
    });
    expect(await server.call('signInWithIdp', googleRequest(claims))).toMatchObject({ isNewUser: false });
  });

  it('takes over an account whose address was never verified, as Google does', async () => {
    const { localId } = await server.call('signUp', ASHA);
    expect(await server.call('signInWithIdp', googleRequest(claims))).toMatchObject({ localId });
    expect((await server.call('signInWithPassword', ASHA)).error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  const NO_EMAIL = 'INVALID_IDP_RESPONSE : The account has no e-mail.';
  it.each([
    ['another provider', { postBody: 'providerId=github.com&id_token={}' }, 'OPERATION_NOT_ALLOWED'],
    ['an answer without e-mail', googleRequest({ sub: 'g-1' }), NO_EMAIL],
    ['an answer that is not JSON', { postBody: 'providerId=google.com&id_token=x' }, NO_EMAIL],
  ])('refuses %s', async (_, body, message) => {
    expect((await server.call('signInWithIdp', body)).error?.message).toBe(message);
  });
});

describe('the data file', () => {
  it('keeps accounts across restarts, for the owner only and without passwords', async () => {
    await server.call('signUp', ASHA);
    expect(readFileSync(server.dataFile, 'utf8')).not.toContain(ASHA.password);
    expect(statSync(server.dataFile).mode & 0o777).toBe(0o600);
    const restarted = await startServer({ dataFile: server.dataFile });
    expect(await restarted.call('signInWithPassword', ASHA)).toMatchObject({ email: 'asha@example.com' });
    await restarted.close();
  });

  it.each([
    ['is not JSON', '{"accounts": ['],
    ['holds something else', '{"accounts": "none"}'],
    ['holds an account without an address', '{"secret": "s", "documents": [], "accounts": [{"uid": "u1"}]}'],
  ])('is reported with its name and what to do when it %s', async (_, content) => {
    writeFileSync(server.dataFile, content);
    const sentence = `The local accounts in ${server.dataFile} are damaged. Delete the file to start without accounts, or restore it.`;
    expect(() => createLocalFirebase({ dataFile: server.dataFile })).toThrow(sentence);
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect((await server.call('signUp', ASHA)).error).toMatchObject({ code: 500, message: sentence });
    expect(readFileSync(server.dataFile, 'utf8')).toBe(content);
  });
});
