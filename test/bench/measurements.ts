import type { Browser, Page } from '@playwright/test';
import { NAME_HELPER } from '../runner/browser';
import { median, type Row } from './rows';
import { SAMPLE_SESSION } from './sampleSession';

const RUNS = 5;
/** A mid-range phone on a slow mobile connection, as page speed tools assume it. */
const PHONE = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

async function withPage<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ acceptDownloads: true });
  try {
    await context.addInitScript(NAME_HELPER);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** First contentful paint of a page on a slow phone, in ms. */
async function firstPaint(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(
      await withPage(browser, async (page) => {
        const devTools = await page.context().newCDPSession(page);
        await devTools.send('Network.enable');
        await devTools.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: PHONE.latencyMs,
          downloadThroughput: PHONE.bytesPerSecond,
          uploadThroughput: PHONE.bytesPerSecond,
        });
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
        await page.goto(address, { waitUntil: 'load' });
        const paint = await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        );
        return (await paint.jsonValue()) ?? Number.NaN;
      }),
    );
  }
  return median(times);
}

/** First contentful paint of the home page beside the same page without any script. */
export async function load(browser: Browser, origin: string, twinOrigin: string): Promise<readonly Row[]> {
  return [
    {
      name: 'home: first contentful paint, slow phone',
      value: await firstPaint(browser, `${origin}/`),
      unit: 'ms',
    },
    {
      name: 'home without scripts: the same',
      value: await firstPaint(browser, `${twinOrigin}/`),
      unit: 'ms',
    },
  ];
}

/** Processor time of one typed character in the first step of the wizard, with a full resume behind it. */
export function keystroke(browser: Browser, origin: string): Promise<readonly Row[]> {
  return withPage(browser, async (page) => {
    await page.addInitScript(SAMPLE_SESSION);
    await open(page, `${origin}/resume?template=1`);
    const box = page.getByRole('textbox', { name: /description/i }).first();
    await box.fill('', { timeout: 5000 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const text = 'Rebuilt the booking form; drop-off fell from 31 to 12 percent.';
    const before = await busy();
    await box.pressSequentially(text, { delay: 30 });
    await page.waitForTimeout(200);
    return [
      {
        name: 'wizard: processor time of a keystroke',
        value: ((await busy()) - before) * (1000 / text.length),
        unit: 'ms',
      },
    ];
  });
}

/** From the click on Download Image to the saved picture, the first one of a visit. */
export function pictureExport(browser: Browser, origin: string): Promise<readonly Row[]> {
  return withPage(browser, async (page) => {
    await open(page, `${origin}/diwali`);
    await page.getByRole('textbox', { name: /company name/i }).fill('Asha Sweets', { timeout: 5000 });
    await page
      .getByRole('textbox', { name: /phone number/i })
      .first()
      .fill('98765 43210');
    await page.getByRole('button', { name: 'Next' }).click();
    const button = page.getByRole('button', { name: /download image/i }).first();
    await button.waitFor({ timeout: 5000 });
    const started = performance.now();
    await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), button.click()]);
    return [
      { name: 'Diwali 1: click to saved JPEG, first export', value: performance.now() - started, unit: 'ms' },
    ];
  });
}

/** From the click on DOWNLOAD to the print dialog. */
export function print(browser: Browser, origin: string): Promise<readonly Row[]> {
  return withPage(browser, async (page) => {
    await page.addInitScript(SAMPLE_SESSION);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(page, `${origin}/resume?template=1`);
    const download = page.getByRole('button', { name: 'DOWNLOAD' });
    for (let step = 0; step < 12 && !(await download.isVisible()); step += 1) {
      await page.getByRole('button', { name: /^next/i }).first().click({ timeout: 5000 });
    }
    await download.waitFor({ timeout: 5000 });
    const started = performance.now();
    await download.click();
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
    return [{ name: 'resume A: click to print dialog', value: performance.now() - started, unit: 'ms' }];
  });
}

/** What a page keeps in memory when it is at rest. */
export async function memory(browser: Browser, origin: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const route of ['/', '/resume']) {
    const used = await withPage(browser, async (page) => {
      await open(page, origin + route);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('HeapProfiler.collectGarbage');
      return (await devTools.send('Runtime.getHeapUsage')).usedSize;
    });
    rows.push({ name: `${route}: script memory at rest`, value: used / 1e6, unit: 'MB' });
  }
  return rows;
}
