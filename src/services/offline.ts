/** Code point of a letter that each subset of a script's fonts has. */
const SAMPLE_LETTER = { latin: 0x41, devanagari: 0x905 } as const;

/** A script that visitors type. */
export type Script = keyof typeof SAMPLE_LETTER;

/**
 * Has the service worker keep what an opened tool needs offline: pictures, and the page's fonts for some scripts. Waits for
 * the worker; without one, nothing happens.
 * @param load loads the code that declares the fonts, and returns the URLs of pictures
 */
export async function keepOffline(
  load: () => Promise<readonly string[]>,
  scripts: readonly Script[],
): Promise<void> {
  if (!(await hasWorker())) return;
  // Code that does not load is reported where it is used.
  const files = await load().catch(() => []);
  const fonts = [...document.fonts].filter(
    ({ status, unicodeRange }) => status === 'unloaded' && covers(unicodeRange, scripts),
  );
  await Promise.allSettled([...files.map((file) => fetch(file)), ...fonts.map((font) => font.load())]);
}

/** Has a new worker keep what the page loaded before it. */
export async function keepLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const isHashed = (address: string) => address.startsWith(`${location.origin}/assets/`);
  await Promise.allSettled(loaded.filter(isHashed).map((address) => fetch(address)));
}

/** Resolves once a worker answers this page's requests. */
async function hasWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  return true;
}

/** @param range as in CSS: `U+0-FF, U+131` */
function covers(range: string, scripts: readonly Script[]): boolean {
  const spans = Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi), ([, from = '', to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  return scripts.some((script) =>
    spans.some(({ from, to }) => from <= SAMPLE_LETTER[script] && SAMPLE_LETTER[script] <= to),
  );
}
