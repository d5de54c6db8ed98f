/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Middleware } from '../../src/local-firebase/http';
import { ask } from '../runner/ask';
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

it.each([
  ['/DIWALI?x=1', 200, '<h1>Diwali</h1>'],
  ['/nothing', 404, '<h1>Not found</h1>'],
  ['/../../etc/passwd', 404, '<h1>Not found</h1>'],
  ['/.local-firebase', 404, '<h1>Not found</h1>'],
  ['/assets/main.js.map', 404, '<h1>Not found</h1>'],
])('answers %s with %i and a page with the security headers', async (target, status, page) => {
  const { headers, body, ...answer } = await ask(port, target);
  expect([answer.status, body.toString()]).toEqual([status, page]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
});

it('redirects from a trailing slash to the tidy address', async () => {
  const answer = await ask(port, '/diwali/?x=1');
  expect(answer).toMatchObject({ status: 301, headers: { location: '/diwali?x=1' } });
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('compresses for "%s" with %s, also from its cache', async (encoding, expected, decompress) => {
  const asked = () => ask(port, '/assets/main.js', { headers: { 'Accept-Encoding': encoding } });
  for (const { headers, body } of await Promise.all([asked(), asked()])) {
    expect(headers['content-encoding']).toBe(expected);
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe('let a = 1;'.repeat(500));
  }
});

it('answers HEAD without a body and refuses writes', async () => {
  const head = await ask(port, '/', { method: 'HEAD' });
  expect(head.headers['content-length']).toBe('14');
  expect(head.body).toHaveLength(0);
  expect((await ask(port, '/', { method: 'POST' })).status).toBe(405);
});

it('asks the local Firebase before the files', async () => {
  expect((await ask(port, '/__api')).body.toString()).toBe('api');
  expect((await ask(port, '/')).body.toString()).toBe('<h1>Start</h1>');
});
