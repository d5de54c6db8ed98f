import type { LazyCode } from '../lazy/lazyCode';

/** In the `unicode-range` of every font for Latin or Devanagari, which most visitors type. */
const COMMON_SCRIPTS = /U\+0*(0|900)-/i;

/** Files of the page's fonts for these scripts. A font is fetched, not loaded: the browser lays out the whole page for each. */
const fontFiles = (): readonly string[] =>
  [...document.styleSheets]
    // The browser doesn't tell the rules of a style sheet that an extension inserted from elsewhere.
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => COMMON_SCRIPTS.test(style.getPropertyValue('unicode-range')))
    .flatMap(({ style }) => /url\("([^"]+)/.exec(style.getPropertyValue('src'))?.[1] ?? []);

/**
 * Unlike the page's fetches, the worker's go on when the visitor leaves, and don't occupy the page's main thread, where asking for
 * the 54 files of a poster page took 0.3 s on a slow phone (2026-11-27).
 * @param files the worker ignores those that it has no route for
 */
const keep = (files: readonly string[]): void =>
  // Understood by Workbox's router.
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: files } });

/**
 * Has the service worker keep what an opened tool needs offline: pictures, and the page's fonts for the most common scripts.
 * Waits until the worker controls the page.
 * @param code declares fonts, too
 */
export async function keepTool(
  pictures: readonly string[],
  code?: Pick<LazyCode<object>, 'preload'>,
): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  await code?.preload();
  keep([...pictures, ...fontFiles()]);
}

/** Has a new worker keep what the page loaded before it. */
export function keepLoaded(): void {
  keep(performance.getEntriesByType('resource').map(({ name }) => name));
}
