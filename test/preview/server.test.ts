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

const hosting = readHosting('firebase.json');
let folder: string;
let server: Server;
let port: number;

interface Reply {
  readonly response: IncomingMessage;
  readonly body: Buffer;
}

async function start(before?: Middleware) {
  server = createPreview({ folder, hosting, before });
  port = await listen(server);
}

/** Unlike fetch, this sends the path as it is, dots and all. */
function ask(target: string, { method = 'GET', encoding = '' } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
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

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>Start</h1>');
  writeFileSync(path.join(folder, 'diwali.html'), '<h1>Diwali</h1>');
  writeFileSync(path.join(folder, '404.html'), '<h1>Not found</h1>');
  writeFileSync(path.join(folder, 'assets/main.js'), 'let a = 1;'.repeat(500));
  writeFileSync(path.join(folder, '.local-firebase'), '');
});

afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

it('serves a page under its tidy address with the security headers', async () => {
  await start();
  const { response, body } = await ask('/DIWALI?x=1');
  expect(response.statusCode).toBe(200);
  expect(body.toString()).toBe('<h1>Diwali</h1>');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.headers['cache-control']).toBe('no-cache');
});

it.each(['/nothing', '/assets/none.js'])(
  'answers %s with the 404 page, to be asked for again',
  async (target) => {
    await start();
    const { response, body } = await ask(target);
    expect(response.statusCode).toBe(404);
    expect(body.toString()).toBe('<h1>Not found</h1>');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  },
);

it('leads from a trailing slash to the tidy address', async () => {
  await start();
  const { response } = await ask('/diwali/?x=1');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/diwali?x=1');
});

it.each([
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fetc/passwd',
  '/.local-firebase',
])('gives nothing away for %s', async (target) => {
  await start();
  expect((await ask(target)).response.statusCode).toBe(404);
});

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', undefined, (bytes: Buffer) => bytes],
])('compresses for "%s" with %s', async (encoding, expected, decompress) => {
  await start();
  const askTwice = [await ask('/assets/main.js', { encoding }), await ask('/assets/main.js', { encoding })];
  for (const { response, body } of askTwice) {
    expect(response.headers['content-encoding']).toBe(expected);
    expect(response.headers['content-length']).toBe(String(body.length));
    expect(decompress(body).toString()).toBe('let a = 1;'.repeat(500));
  }
});

it('answers HEAD without a body and refuses to be written to', async () => {
  await start();
  const head = await ask('/', { method: 'HEAD' });
  expect(head.response.headers['content-length']).toBe('14');
  expect(head.body).toHaveLength(0);
  expect((await ask('/', { method: 'POST' })).response.statusCode).toBe(405);
});

it('asks what stands before the files first', async () => {
  await start((request, response, next) => (request.url === '/__api' ? response.end('api') : next()));
  expect((await ask('/__api')).body.toString()).toBe('api');
  expect((await ask('/')).body.toString()).toBe('<h1>Start</h1>');
});
