import type { IncomingMessage } from 'node:http';
import { ApiError } from './api';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Lets pages of this computer's own server through. @throws ApiError for another host name that leads here (DNS rebinding)
 * and for pages and frames of other origins
 */
export function requireOwnPage({ headers }: IncomingMessage): void {
  const host = headers.host ?? '';
  if (!LOOPBACK.has(host.replace(/:\d+$/, '').toLowerCase())) {
    throw new ApiError(403, `The local Firebase answers on localhost and 127.0.0.1 only, not on “${host}”.`);
  }
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  const isForeign =
    (origin !== undefined && hostOf(origin) !== host) || !['none', 'same-origin'].includes(site);
  if (isForeign) throw new ApiError(403, 'The local Firebase answers its own pages only.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
