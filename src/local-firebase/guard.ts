import type { IncomingMessage } from 'node:http';
import { LOCAL_HOSTS } from '../services/accounts/config';
import { ApiError } from './api';

/**
 * Accepts only requests from this server's own pages. @throws ApiError for another host name that resolves here (DNS
 * rebinding), and for pages and frames of other origins
 */
export function requireOwnPage({ headers }: IncomingMessage): void {
  const host = headers.host ?? '';
  if (!LOCAL_HOSTS.includes(host.replace(/:\d+$/, '').toLowerCase())) {
    throw new ApiError(
      403,
      `The local Firebase is available on localhost and 127.0.0.1 only, not on “${host}”.`,
    );
  }
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  const isForeign =
    (origin !== undefined && hostOf(origin) !== host) || !['none', 'same-origin'].includes(site);
  if (isForeign) throw new ApiError(403, 'The local Firebase accepts requests from its own pages only.');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
