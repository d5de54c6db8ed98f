/** In the `unicode-range` of every font for Latin or Devanagari, which most visitors type. */
const COMMON_SCRIPTS = /U\+0*(0|900)-/i;

/** Loads the code of a tool that declares its fonts, and returns the URLs of its pictures. */
export type LoadTool = () => Promise<readonly string[]>;

/** Files of the page's fonts for these scripts. A font is fetched, not loaded: the browser lays out the whole page for each. */
const fontFiles = (): readonly string[] =>
  [...document.styleSheets]
    // The browser doesn't tell the rules of a style sheet that an extension inserted from elsewhere.
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => COMMON_SCRIPTS.test(style.getPropertyValue('unicode-range')))
    .flatMap(({ style }) => /url\("([^"]+)/.exec(style.getPropertyValue('src'))?.[1] ?? []);

const fetchAll = (files: readonly string[]) => Promise.allSettled(files.map((file) => fetch(file)));

/**
 * Has the service worker keep what an opened tool needs offline: pictures, and the page's fonts for the most common scripts.
 * Waits until the worker controls the page.
 */
export async function keepTool(load: LoadTool): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  // Code that does not load is reported where it is used.
  const files = await load().catch(() => []);
  await fetchAll([...files, ...fontFiles()]);
}

/** Has a new worker keep what the page loaded before it. */
export async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const isHashed = (address: string) => address.startsWith(`${location.origin}/assets/`);
  await fetchAll(loaded.filter(isHashed));
}
