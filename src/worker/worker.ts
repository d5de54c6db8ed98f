import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { Release } from './release';

declare global {
  interface ServiceWorkerGlobalScope {
    /** Written in by `WorkerPlugin`. */
    readonly __RELEASE__: Release;
  }
}
declare const self: ServiceWorkerGlobalScope;

/** About four releases; the least recently used files are dropped first. */
const MOST_FILES = 1000;

/** The address of the page for unknown addresses. */
const UNKNOWN = '/404';

const { pages, files } = self.__RELEASE__;

/** As on the host, URLs match in any case, with or without a trailing slash, and with any query. */
const pageAt = new Map(pages.map(({ url }) => [url.toLowerCase(), url]));
precacheAndRoute([...pages], {
  cleanURLs: false,
  directoryIndex: '',
  urlManipulation: ({ url }) => {
    const page = pageAt.get(url.pathname.toLowerCase().replace(/(.)\/$/, '$1'));
    return page === undefined ? [] : [new URL(page, url)];
  },
});
// A host may answer for that page with its status.
addPlugins([
  {
    cacheWillUpdate: ({ request, response }) =>
      Promise.resolve(
        response.ok || (response.status === 404 && request.url.endsWith(UNKNOWN)) ? response : null,
      ),
  },
]);

/** Only the host knows whether another address exists. Files, which have a dot, are left to the browser. */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'document' && !url.pathname.includes('.'),
  async ({ request }) => fetch(request).catch(async () => (await matchPrecache(UNKNOWN)) ?? Response.error()),
);

/** Hashed files never change. They outlive their release, because a tab may still run an older one. */
const hashedFiles = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), hashedFiles);

self.addEventListener('install', (event) => {
  const installed = files.map(async (url) => {
    const [response] = await Promise.all(hashedFiles.handleAll({ event, request: new Request(url) }));
    // Without the file, the worker must not be installed; the browser tries again when it next looks for a release.
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  });
  event.waitUntil(Promise.all(installed));
});

// A new release waits until the visitor asks for it; the first one takes control at once.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { readonly type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
