import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, type JsonObject } from './api';
import type { Page } from './pages/pages';

/** Answers a request or hands it to `next`: for connect, Express, or a plain Node server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const LARGEST_BODY = 1_000_000;

/** No page of the stand-in loads anything foreign, and only this origin may frame it. */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

/**
 * The request's body as text. What is too much is read and dropped: a request left unread breaks the connection that the
 * next one uses. @throws ApiError when it is larger than a megabyte
 */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BODY) chunks.push(chunk);
    });
    request.on('error', reject);
    request.on('end', () => {
      if (size <= LARGEST_BODY) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new ApiError(413, 'The request is too large.', 'INVALID_ARGUMENT'));
    });
  });
}

/** Answers with JSON that no cache keeps. */
export function sendJson(response: ServerResponse, status: number, body: JsonObject | JsonObject[]): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Answers in the form the SDK reads: `error.message` becomes its code, or Firestore's `error.status` does. */
export function sendError(response: ServerResponse, error: unknown): void {
  const { httpStatus: code, message, status } = error instanceof ApiError ? error : failure(error);
  sendJson(response, code, { error: { code, message, ...(status && { status }) } });
}

/** Answers with a page or script of the pop-up. */
export function sendPage(response: ServerResponse, { type, body }: Page): void {
  response.writeHead(200, { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8` });
  response.end(body);
}

/** A fault of ours or of the files: whoever runs the server reads it in the browser's toast and here. */
function failure(error: unknown): ApiError {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`local Firebase: ${message}\n`);
  return new ApiError(500, message);
}
