import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, type JsonObject } from './api';
import type { Page } from './pages/pages';

/** Handles a request or passes it to `next`: for Connect, Express or a plain Node server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const MAX_BODY_BYTES = 1_000_000;

/** Pages of the stand-in load nothing from other origins, which may not frame them either. */
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
};

/**
 * Reads the body of a request as text. A body over the limit is read to its end and discarded, because an unread one breaks
 * the connection for the next request. @throws ApiError if it is larger than a megabyte
 */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    });
    request.on('error', reject);
    request.on('end', () => {
      if (size <= MAX_BODY_BYTES) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new ApiError(413, 'The request is too large.', 'INVALID_ARGUMENT'));
    });
  });
}

/** Responds with JSON that is never cached. */
export function sendJson(response: ServerResponse, status: number, body: JsonObject | JsonObject[]): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Responds in the format that the SDK reads: its code is `error.message`, or Firestore's `error.status`. */
export function sendError(response: ServerResponse, error: unknown): void {
  const { httpStatus: code, message, status } = error instanceof ApiError ? error : failure(error);
  sendJson(response, code, { error: { code, message, ...(status && { status }) } });
}

/** Responds with a page or script of the pop-up. */
export function sendPage(response: ServerResponse, { type, body }: Page): void {
  response.writeHead(200, { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8` });
  response.end(body);
}

/** An unexpected error in this server or its files; shown to the developer on stderr and in the browser's toast. */
function failure(error: unknown): ApiError {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`local Firebase: ${message}\n`);
  return new ApiError(500, message);
}
