/** In the `unicode-range` of every font for Latin or Devanagari, which most visitors type. */
const COMMON_SCRIPTS = /U\+0*(0|900)-/i;

/**
 * Has the service worker keep what an opened tool needs offline: pictures, and the page's fonts for the most common scripts.
 * Waits for the worker; without one, nothing happens.
 * @param load loads the code that declares the fonts, and returns the URLs of pictures
 */
export async function keepOffline(load: () => Promise<readonly string[]>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  // Code that does not load is reported where it is used.
  const files = await load().catch(() => []);
  const fonts = [...document.fonts].filter(
    ({ status, unicodeRange }) => status === 'unloaded' && COMMON_SCRIPTS.test(unicodeRange),
  );
  await Promise.allSettled([...files.map((file) => fetch(file)), ...fonts.map((font) => font.load())]);
}

/** Has a new worker keep what the page loaded before it. */
export async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const isHashed = (address: string) => address.startsWith(`${location.origin}/assets/`);
  await Promise.allSettled(loaded.filter(isHashed).map((address) => fetch(address)));
}
