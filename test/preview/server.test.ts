/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Middleware } from '../../src/local-firebase/http';
import { listen } from '../runner/listen';
import { readHosting } from './hosting';
import { createPreview } from './server';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>Start</h1>');
  writeFileSync(path.join(folder, 'diwali.html'), '<h1>Diwali</h1>');
  writeFileSync(path.join(folder, '404.html'), '<h1>Not found</h1>');
  writeFileSync(path.join(folder, 'assets/main.js'), 'let a = 1;'.repeat(500));
  for (const hidden of ['.local-firebase', 'assets/main.js.map'])
    writeFileSync(path.join(folder, hidden), '');
  const before: Middleware = ({ url }, response, next) => (url === '/__api' ? response.end('api') : next());
  server = createPreview({ folder, hosting: readHosting('firebase.json'), before });
  port = await listen(server);
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

/** Unlike fetch, this sends the path unchanged, dots included. */
function ask(target: string, { method = 'GET', encoding = '' } = {}) {
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const headers = encoding ? { 'Accept-Encoding': encoding } : {};
    request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ response, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/DIWALI?x=1', 200, '<h1>Diwali</h1>'],
  ['/nothing', 404, '<h1>Not found</h1>'],
  ['/../../etc/passwd', 404, '<h1>Not found</h1>'],
  ['/.local-firebase', 404, '<h1>Not found</h1>'],
  ['/assets/main.js.map', 404, '<h1>Not found</h1>'],
])('answers %s with %i and a page with the security headers', async (target, status, page) => {
  const { response, body } = await ask(target);
  expect([response.statusCode, body.toString()]).toEqual([status, page]);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
});

it('redirects from a trailing slash to the tidy address', async () => {
  const { response } = await ask('/diwali/?x=1');
  expect(response).toMatchObject({ statusCode: 301, headers: { location: '/diwali?x=1' } });
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('compresses for "%s" with %s, also from its cache', async (encoding, expected, decompress) => {
  for (const answer of [ask('/assets/main.js', { encoding }), ask('/assets/main.js', { encoding })]) {
    const { response, body } = await answer;
    expect(response.headers['content-encoding']).toBe(expected);
    expect(response.headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe('let a = 1;'.repeat(500));
  }
});

it('answers HEAD without a body and refuses writes', async () => {
  const head = await ask('/', { method: 'HEAD' });
  expect(head.response.headers['content-length']).toBe('14');
  expect(head.body).toHaveLength(0);
  expect((await ask('/', { method: 'POST' })).response.statusCode).toBe(405);
});

it('asks the local Firebase before the files', async () => {
  expect((await ask('/__api')).body.toString()).toBe('api');
  expect((await ask('/')).body.toString()).toBe('<h1>Start</h1>');
});
