import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../runner/command';
import { POST_FLOWS } from '../../../src/domain/posts/occasions';
import { ROUTES } from '../../../src/domain/routes';
import { budgetOf, OPEN_WIZARD_BUDGET_KB, weigh } from '../../sizes/firstLoad';
import { hold } from '../support/hold';
import { layoutShift } from '../support/layoutShift';
import { expect, open, ready, test } from '../support/test';

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

const FOLDER = path.join(ROOT, 'dist-local');

/** What only a build made with INSPECT=1 loads; `test/sizes` makes sure that the published one has none of it. */
const isInspector = (script: string) => readFileSync(path.join(FOLDER, script), 'utf8').includes('__inspect');

/** What a visit fetches until the network rests: names of scripts, and KB of each font and picture. */
function watchDownloads(page: Page) {
  const scripts = new Set<string>();
  const kb = { font: new Map<string, number>(), image: new Map<string, number>() };
  page.on('requestfinished', async (request) => {
    const type = request.resourceType();
    if (type === 'script') scripts.add(new URL(request.url()).pathname.slice(1));
    if (type === 'font' || type === 'image')
      kb[type].set(request.url(), (await request.sizes()).responseBodySize / 1000);
  });
  return { scripts, fonts: kb.font, pictures: kb.image };
}

/** What the calculator fetches once it stands: d3's scales, the chart, scenarios, the goal. `test/sizes` holds the document to 105. */
const CALCULATOR_EXTRAS_KB = 17;

const VISITS = [
  ...ROUTES.map(({ path: address }) => ({
    address,
    budget: budgetOf(address) + (address === '/calculator' ? CALCULATOR_EXTRAS_KB : 0),
    fontBudget: STUDIOS.has(address) ? Infinity : FONTS_KB,
    tables: [],
  })),
  // Its page is set in faces of its own, and knows where words end in every script.
  {
    address: '/resume?template=1',
    budget: OPEN_WIZARD_BUDGET_KB,
    fontBudget: Infinity,
    tables: ['Segmenter'],
  },
];

for (const { address, budget, fontBudget, tables } of VISITS)
  test(`${address} opens with at most ${budget} KB of script, light fonts and pictures, and no language tables`, async ({
    page,
  }) => {
    const { scripts, fonts, pictures } = watchDownloads(page);
    const tablesUsed = await watchLanguageTables(page);
    await open(page, address);
    const used = await tablesUsed();
    await page.waitForLoadState('networkidle');

    const own = [...scripts].filter((script) => !isInspector(script));
    const { scriptKb, tooEarly } = weigh(FOLDER, own);
    expect(own.length).toBeGreaterThan(1);
    expect.soft(tooEarly, 'packages that can wait').toEqual([]);
    expect.soft(scriptKb, 'KB of script').toBeLessThanOrEqual(budget);

    const fontsKb = [...fonts.values()].reduce((sum, kb) => sum + kb, 0);
    expect.soft(fontsKb, 'KB of fonts').toBeGreaterThan(0);
    expect.soft(fontsKb, 'KB of fonts').toBeLessThanOrEqual(fontBudget);
    expect
      .soft(
        [...pictures].filter(([, kb]) => kb > PICTURE_KB),
        'large pictures',
      )
      .toEqual([]);
    expect.soft([...new Set(used)], 'language tables').toEqual(tables);
  });

for (const { path } of ROUTES) {
  test(`${path} stays where it is when the web font comes late`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    const letGo = await hold(page, /\.woff2$/);
    // The page's load event waits for fonts that are preloaded.
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
    letGo();
    await page.evaluate(async () => {
      await document.fonts.ready;
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
      if (loaded.length === 0) throw new Error('No web font came.');
    });
    expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT);
  });
}
