import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { ROUTES } from '../../src/domain/routes';
import { inTurns, median, type Row } from './rows';
import { PHONE, PHONE_SCREEN, withPage } from './visit';

/** Maximum ratio of a page's first paint to that of the page without scripts, and without the service worker. */
const MOST_RATIO = { static: 1.1, workerless: 1.02 };

/** Paint times of a page, in ms after the start of the navigation. */
interface Paints {
  readonly first: number;
  readonly largest: number;
}

/** The first paint and the last candidate for the largest one. */
async function paintsOf(page: Page): Promise<Paints> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(
    () =>
      new Promise<Paints>((resolve) => {
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) =>
          resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? Number.NaN }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Opens an address on a slow network and processor. */
async function openSlowly(page: Page, devTools: CDPSession, address: string): Promise<Paints> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  await page.goto(address, { waitUntil: 'load' });
  // Paints by scripts after the load event count, too.
  await page.waitForTimeout(1500);
  return paintsOf(page);
}

/** One visit to an address on a slow phone with an empty cache. */
const visit = (browser: Browser, address: string, options?: BrowserContextOptions): Promise<Paints> =>
  withPage(browser, (page, devTools) => openSlowly(page, devTools, address), { ...PHONE_SCREEN, ...options });

/** A visit to a page that was opened before, by when the service worker, if there is one, has stored the site. */
const returnTo = (browser: Browser, address: string, options?: BrowserContextOptions): Promise<Paints> =>
  withPage(
    browser,
    async (page, devTools) => {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForTimeout(3000);
      return openSlowly(page, devTools, address);
    },
    { ...PHONE_SCREEN, ...options },
  );

/** First paints of two pages with the service worker, beside those without it. */
export async function workerPaints(
  browser: Browser,
  origin: string,
  runs: number,
  passes: (route: string) => boolean,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const route of ['/', '/resume'].filter(passes))
    for (const [kind, visitPage] of Object.entries({ first: visit, returning: returnTo })) {
      const take = (serviceWorkers: 'allow' | 'block') => () =>
        visitPage(browser, origin + route, { serviceWorkers });
      const { own, bare } = await inTurns(runs, take('allow'), take('block'));
      const ratios = own.map(({ first }, turn) => first / (bare[turn]?.first ?? Number.NaN));
      rows.push({
        name: `${route}: first paint of a ${kind} visit, beside one without a service worker`,
        value: median(ratios),
        unit: 'times',
        target: MOST_RATIO.workerless,
      });
    }
  return rows;
}

/**
 * First and largest paint of the selected routes, each compared with the same page without scripts, visited in turn.
 * @param runs number of visits to each: with two processors, the ratio of medians of 5 is off by up to an eighth, of 15 to 25 by
 *   half of that
 */
export async function paints(
  browser: Browser,
  origin: string,
  twinOrigin: string,
  runs: number,
  passes: (route: string) => boolean,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { path: route } of ROUTES.filter(({ path: address }) => passes(address))) {
    const taken = await inTurns(
      runs,
      () => visit(browser, origin + route),
      () => visit(browser, twinOrigin + route),
    );
    for (const kind of ['first', 'largest'] as const) {
      const medianOf = (visits: readonly Paints[]) => median(visits.map((paint) => paint[kind]));
      const [value, bare] = [medianOf(taken.own), medianOf(taken.bare)];
      const name = `${route}: ${kind} contentful paint, slow phone`;
      rows.push(
        { name, value, unit: 'ms' },
        {
          name: `${name}, beside its static twin`,
          value: value / bare,
          unit: 'times',
          target: MOST_RATIO.static,
        },
      );
    }
  }
  return rows;
}
