import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '../../src/domain/routes';
import { median, type Row } from './rows';
import { PHONE, PHONE_SCREEN, withPage } from './visit';

/** Maximum ratio of a page's first paint to that of the page without scripts. */
const MOST_RATIO = 1.1;

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

/** One visit to an address on a slow phone with an empty cache. */
function visit(browser: Browser, address: string): Promise<Paints> {
  return withPage(
    browser,
    async (page, devTools) => {
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
    },
    PHONE_SCREEN,
  );
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
    const own: Paints[] = [];
    const twin: Paints[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      own.push(await visit(browser, origin + route));
      twin.push(await visit(browser, twinOrigin + route));
    }
    for (const kind of ['first', 'largest'] as const) {
      const [value, bare] = [own, twin].map((visits) => median(visits.map((paint) => paint[kind])));
      if (value === undefined || bare === undefined) continue;
      const name = `${route}: ${kind} contentful paint, slow phone`;
      rows.push(
        { name, value, unit: 'ms' },
        { name: `${name}, beside its static twin`, value: value / bare, unit: 'times', target: MOST_RATIO },
      );
    }
  }
  return rows;
}
