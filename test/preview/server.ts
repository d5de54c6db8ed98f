import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../../src/app/build/filesIn';
import type { Middleware } from '../../src/local-firebase/http';
import { headersFor, matches, type HostingConfig } from './hosting';
import { resolve } from './resolve';

/** The site to serve, and how. */
export interface PreviewOptions {
  /** The built site. */
  readonly folder: string;
  readonly hosting: HostingConfig;
  /** Handles requests before the files do: the local Firebase. */
  readonly before?: Middleware | undefined;
}

type Encoding = 'br' | 'gzip' | undefined;

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;

/** A server that treats a built site as Firebase Hosting would. It does not listen yet. */
export function createPreview({ folder, hosting, before }: PreviewOptions): Server {
  const files = publishedFiles(folder, hosting);
  const bodies = new Map<string, Promise<Buffer>>();

  async function answer(request: IncomingMessage): Promise<Reply> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { status: 405, headers: { Allow: 'GET, HEAD' } };
    const target = request.url ?? '/';
    const found = resolve(hosting, files, target);
    if (found.kind === 'badRequest') return { status: 400 };
    const status = found.kind === 'redirect' ? 301 : found.status;
    const headers = headersFor(hosting, target.split('?')[0] ?? '/', status);
    if (found.kind === 'redirect') return { status, headers: { ...headers, Location: found.location } };

    const encoding = chosenEncoding(found.file, request.headers['accept-encoding'] ?? '');
    const bytes = await bodyOf(found.file, encoding);
    const own = {
      'Content-Type': TYPES[path.extname(found.file)] ?? 'application/octet-stream',
      'Content-Length': String(bytes.length),
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    return {
      status,
      headers: { ...headers, ...own },
      ...(request.method === 'GET' && { body: bytes }),
    };
  }

  /** Each file is read and compressed once. */
  function bodyOf(file: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding ?? ''}:${file}`;
    const loading = bodies.get(key) ?? load(path.join(folder, file), encoding);
    bodies.set(key, loading);
    return loading;
  }

  return createServer((request, response) => {
    const next = () => {
      answer(request).then(
        (reply) => send(response, reply),
        (error: unknown) => {
          console.error(error);
          send(response, { status: 500 });
        },
      );
    };
    try {
      if (before) before(request, response, next);
      else next();
    } catch {
      // An address that can't be parsed, such as `//`.
      send(response, { status: 400 });
    }
  });
}

/** All files that would be published, without hidden ones and source maps (firebase.json, `ignore`). */
function publishedFiles(folder: string, { ignore }: HostingConfig): ReadonlySet<string> {
  return new Set(filesIn(folder).filter((name) => !ignore.some((source) => matches({ source }, `/${name}`))));
}

function chosenEncoding(file: string, accepted: string): Encoding {
  if (!COMPRESSIBLE.test(file)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function load(file: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(file);
  if (encoding === undefined) return bytes;
  const key = encoding + createHash('sha1').update(bytes).digest('hex');
  const packing = packed.get(key) ?? compress(bytes, encoding);
  packed.set(key, packing);
  return packing;
}

/** Of all servers by their content, because tests serve copies of one site. */
const packed = new Map<string, Promise<Buffer>>();

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return promisify(brotliCompress)(bytes, { params });
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}
