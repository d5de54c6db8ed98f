import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ROOT } from '../../runner/command';
import { POST_FLOWS } from '../../../src/domain/posts/occasions';
import { ROUTES } from '../../../src/domain/routes';
import { budgetOf, OPEN_WIZARD_BUDGET_KB, weigh } from '../../sizes/firstLoad';
import { hold, MAIN_SCRIPT } from '../support/hold';
import { layoutShift } from '../support/layoutShift';
import { movedBoxes } from '../support/styleOrder';
import { expect, idle, open, ready, test } from '../support/test';

/** Maximum KB (1000 bytes) of fonts that a page downloads before it is scrolled, and of any one picture. */
const FONTS_KB = 30;
const PICTURE_KB = 60;
/** Lighthouse's phone, and how far its first view may shift when the web font loads. */
const PHONE = { width: 412, height: 823 };
const LAYOUT_SHIFT = 0.01;
const DESKTOP = { width: 1280, height: 860 };

/** Their live posters use additional fonts. */
const STUDIOS: ReadonlySet<string> = new Set(Object.values(POST_FLOWS).map(({ path }) => path));

/** Records the uses of `Intl`, and of functions built on it, in future documents. @returns a function with the names so far */
async function watchIntl(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const used = new Set<string>();
    Object.assign(window, { used });
    const watched = (name: string, original: (...given: unknown[]) => unknown) =>
      new Proxy(original, {
        apply(target, self, given: unknown[]) {
          used.add(name);
          return Reflect.apply(target, self, given);
        },
        construct(target, given) {
          used.add(name);
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
  return () => page.evaluate(() => [...(window as unknown as { used: Set<string> }).used]);
}

const FOLDER = path.join(ROOT, process.env.PREVIEW_DIR ?? 'dist-local');

/** Scripts of builds with INSPECT=1; `test/sizes` makes sure that the published one contains none. */
const isInspector = (script: string) => readFileSync(path.join(FOLDER, script), 'utf8').includes('__inspect');

/** Records what a page downloads from now on. */
function watchDownloads(page: Page) {
  const underWay = new Set<Request>();
  const finished: Request[] = [];
  page.on('request', (request) => {
    // Not documents: that of a frame may never be reported as finished, or not as a document.
    if (request.url().includes('/assets/')) underWay.add(request);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    finished.push(request);
  });
  const ofType = (type: string) => finished.filter((request) => request.resourceType() === type);
  return {
    /** Resolves when the page is idle and every request has finished. */
    atRest: () =>
      expect
        .poll(
          async () => {
            const before = [...underWay];
            await idle(page);
            return [...before, ...underWay].map((request) => request.url());
          },
          { intervals: [50] },
        )
        .toEqual([]),
    scripts: () => ofType('script').map((request) => new URL(request.url()).pathname.slice(1)),
    /** KB by URL. */
    sizes: async (type: 'font' | 'image') =>
      new Map(
        await Promise.all(
          ofType(type).map(
            async (request) => [request.url(), (await request.sizes()).responseBodySize / 1000] as const,
          ),
        ),
      ),
  };
}

/** Maximum cost of a first view. */
interface Limits {
  readonly scriptKb: number;
  readonly fontsKb: number;
  readonly tables: readonly string[];
}

/** Runs in the page: makes it fetch only what it shows, as for a visitor who saves data, and nothing for later. */
const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Prepares a page to be weighed. @returns a function that opens an address with `visit` and fails if that exceeds a limit */
async function scale(page: Page) {
  await page.addInitScript(saveData);
  const intlUses = await watchIntl(page);
  return async (limits: Limits, visit: () => Promise<unknown>): Promise<void> => {
    const downloads = watchDownloads(page);
    await visit();
    await downloads.atRest();

    const own = downloads.scripts().filter((script) => !isInspector(script));
    const { scriptKb, tooEarly } = weigh(FOLDER, own);
    expect(own.length).toBeGreaterThan(1);
    expect.soft(tooEarly, 'packages that can wait').toEqual([]);
    expect.soft(scriptKb, 'KB of script').toBeLessThanOrEqual(limits.scriptKb);

    const fontsKb = [...(await downloads.sizes('font')).values()].reduce((sum, kb) => sum + kb, 0);
    expect.soft(fontsKb, 'KB of fonts').toBeGreaterThan(0);
    expect.soft(fontsKb, 'KB of fonts').toBeLessThanOrEqual(limits.fontsKb);
    const large = [...(await downloads.sizes('image'))].filter(([, kb]) => kb > PICTURE_KB);
    expect.soft(large, 'large pictures').toEqual([]);
    expect.soft(await intlUses(), 'uses of Intl').toEqual(limits.tables);
  };
}

/** Lazy code of the calculator: d3's scales, the chart, scenarios, the goal. `test/sizes` limits the document to 105. */
const CALCULATOR_EXTRAS_KB = 17;

/** Runs in the page: remembers its nodes before its code runs, but not those of a tool's other screens. @returns their number */
function rememberNodes(): number {
  const nodes = [...document.querySelectorAll('#root main, #root main *, #root nav, #root footer')].filter(
    (node) => node.checkVisibility(),
  );
  Object.assign(window, { nodesBefore: nodes });
  return nodes.length;
}

/** Runs in the page: the remembered nodes that are no longer in the document. */
const findLostNodes = () =>
  (window as unknown as { nodesBefore: Element[] }).nodesBefore
    .filter((node) => !node.isConnected)
    .map((node) => node.outerHTML.slice(0, 120));

test('every page is readable before its code runs, keeps its nodes and layout afterwards, is light, and looks the same whichever pages were visited before', async ({
  page,
}) => {
  const expectLight = await scale(page);
  for (const { path: address } of ROUTES)
    await test.step(address, async () => {
      const limits = {
        scriptKb: budgetOf(address) + (address === '/calculator' ? CALCULATOR_EXTRAS_KB : 0),
        fontsKb: STUDIOS.has(address) ? Infinity : FONTS_KB,
        tables: [],
      };
      await page.setViewportSize(PHONE);
      const letCodeThrough = await hold(page, MAIN_SCRIPT);
      // An embedded form and the calculator's chart remove their placeholders.
      const letPartsThrough = await hold(page, /\/forms\/.*\.html|\/assets\/sipExtras\./);
      const letFontsThrough = await hold(page, /\.woff2$/);
      await expectLight(limits, async () => {
        // The page's load event waits for preloaded fonts.
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(rememberNodes)).toBeGreaterThan(5);
        letCodeThrough();
        await ready(page);
        expect(await page.evaluate(findLostNodes)).toEqual([]);

        letPartsThrough();
        letFontsThrough();
        await page.evaluate(() => document.fonts.ready);
        expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
        await page.setViewportSize(DESKTOP);
      });
      expect.soft(await movedBoxes(page), 'boxes moved by style sheets of other pages').toEqual({});
    });
});

test(`a wizard opened by its address is light`, async ({ page }) => {
  // Its pages use additional fonts and segment words in every script.
  const limits = { scriptKb: OPEN_WIZARD_BUDGET_KB, fontsKb: Infinity, tables: ['Segmenter'] };
  const expectLight = await scale(page);
  await expectLight(limits, () => open(page, '/resume?template=1'));
});
