/** @jest-environment node */
import { startServer, type TestServer } from '../../test/jest/localFirebaseServer';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local';
const BODY = JSON.stringify({ email: 'asha@example.com', password: 'monsoon-42' });

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('accepted requests', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('come from %s', async (host) => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect((await server.send('POST', SIGN_UP, BODY, headers)).status).toBe(200);
  });

  it.each([
    ['a host name that only leads here', { host: 'attacker.example' }],
    ['a host name that begins like ours', { host: 'localhost.attacker.example:3000' }],
    ['a page of another site', { host: 'localhost:3000', origin: 'https://attacker.example' }],
    ['a page on another port', { host: 'localhost:3000', origin: 'http://localhost:4000' }],
    ['a sandboxed page', { host: 'localhost:3000', origin: 'null' }],
    ['a frame in another site', { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }],
  ])('don’t come from %s', async (_, headers: Record<string, string>) => {
    const answers = [
      await server.send('POST', SIGN_UP, BODY, headers),
      await server.send('GET', '/emulator/auth/handler', '', headers),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('addresses and calls', () => {
  it.each(['/', '/resume', '/assets/main.js', '/v1/other', '//', '/%zz'])(
    'leaves %s to the site',
    async (address) => {
      expect((await server.send('GET', address)).text).toBe('the site');
    },
  );

  it('reports a call that is not implemented', async () => {
    const answer = await server.send('POST', '/identitytoolkit.googleapis.com/v1/accounts:update', '{}');
    expect(answer).toMatchObject({ status: 501, text: expect.stringContaining('accounts:update') as string });
  });

  it.each([
    ['a body that is not an object', 'POST', '[]', 400],
    ['a body of two megabytes', 'POST', `{"email": "${'x'.repeat(2_000_000)}"}`, 413],
    ['a call by GET', 'GET', '', 405],
  ])('refuses %s', async (_, method, body, status) => {
    expect((await server.send(method, SIGN_UP, body)).status).toBe(status);
  });
});

describe('the pages of the pop-up', () => {
  it('suggest accounts until one has been used, and escape what was typed', async () => {
    expect((await server.send('GET', '/emulator/auth/handler?apiKey=local')).text).toContain(
      'asha.rao@example.com',
    );
    const claims = JSON.stringify({ sub: 'g', email: 'x@y.in', name: '<img src=x onerror=alert(1)>' });
    const postBody = new URLSearchParams({ providerId: 'google.com', id_token: claims }).toString();
    await server.call('signInWithIdp', { postBody });
    const { text } = await server.send('GET', '/emulator/auth/handler?apiKey=local');
    expect(text).toContain('x@y.in');
    expect(text).not.toContain('asha.rao@example.com');
    expect(text).not.toContain('<img');
  });

  it.each(['gapi', 'channel', 'frame', 'popup', 'popupResult'])(
    'serve the script %s without types',
    async (name) => {
      const answer = await server.send('GET', `/emulator/scripts/${name}`);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/javascript; charset=utf-8' },
      });
      expect(answer.text).not.toContain('interface ');
    },
  );

  it('allow neither frames nor scripts of other sites', async () => {
    const { headers } = await server.send('GET', '/emulator/auth/iframe');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'self'",
    );
  });

  it('are the only files that are served', async () => {
    expect((await server.send('GET', '/emulator/scripts/..%2f..%2fmiddleware')).status).toBe(404);
  });
});
