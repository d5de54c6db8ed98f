import type { Page } from '@playwright/test';
import { POST_FLOWS } from '../../src/domain/posts/occasions';
import { ROUTES } from '../../src/domain/routes';
import { hold } from './support/hold';
import { expect, open, ready, test } from './support/test';

/** KB of 1000 bytes that a page downloads of fonts before it is scrolled, and of any one picture. */
const FONTS_KB = 30;
const PICTURE_KB = 60;
/** The phone Lighthouse looks at; how far its first view may shift when the web font comes. */
const PHONE = { width: 412, height: 823 };
const LAYOUT_SHIFT = 0.01;

/** Their live poster is set in faces of its own. */
const STUDIOS: ReadonlySet<string> = new Set(Object.values(POST_FLOWS).map(({ path }) => path));

/** Writes down, in the page, what of `Intl` and what that is made on it is used. */
async function watchLanguageTables(page: Page): Promise<() => Promise<string[]>> {
  const used: string[] = [];
  await page.exposeFunction('tablesUsed', (name: string) => used.push(name));
  await page.addInitScript(() => {
    const { tablesUsed } = globalThis as unknown as { tablesUsed: (name: string) => void };
    const watched = (name: string, original: (...given: unknown[]) => unknown) =>
      new Proxy(original, {
        apply(target, self, given: unknown[]) {
          tablesUsed(name);
          return Reflect.apply(target, self, given);
        },
        construct(target, given) {
          tablesUsed(name);
          return Reflect.construct(target, given) as object;
        },
      });
    const watch = (owner: object, names: readonly string[]) => {
      for (const name of names) {
        const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
        Reflect.defineProperty(owner, name, { value: watched(name, original), configurable: true });
      }
    };
    watch(Intl, ['NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'PluralRules', 'Segmenter']);
    watch(Number.prototype, ['toLocaleString']);
    watch(String.prototype, ['localeCompare']);
    watch(Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
  });
  return async () => {
    // What the page called arrives in order, so this comes last.
    await page.evaluate(() =>
      (globalThis as unknown as { tablesUsed: (end: string) => unknown }).tablesUsed(''),
    );
    return used.filter(Boolean);
  };
}

for (const { path } of ROUTES) {
  test(`${path} shows its first view with few bytes of fonts and pictures`, async ({ page }) => {
    const fonts = new Map<string, number>();
    const pictures = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const seen = { font: fonts, image: pictures }[request.resourceType()];
      seen?.set(request.url(), (await request.sizes()).responseBodySize / 1000);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const fontsKb = [...fonts.values()].reduce((sum, kb) => sum + kb, 0);
    expect(fontsKb).toBeGreaterThan(0);
    if (!STUDIOS.has(path)) expect(fontsKb).toBeLessThanOrEqual(FONTS_KB);
    expect([...pictures].filter(([, kb]) => kb > PICTURE_KB)).toEqual([]);
  });

  test(`${path} starts without the browser's language tables`, async ({ page }) => {
    const tablesUsed = await watchLanguageTables(page);
    await open(page, path);
    expect(await tablesUsed()).toEqual([]);
  });

  test(`${path} stays where it is when the web font comes late`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letGo = await hold(page, /\.woff2$/);
    // The page's load event waits for fonts that are preloaded.
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    letGo();
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      // Two frames: the one that is drawn with the font, and its report.
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      await frame();
      await frame();
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      if (loaded.length === 0) throw new Error('No web font came.');
      return new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      });
    });
    expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
}
