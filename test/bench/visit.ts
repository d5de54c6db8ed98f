import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { NAME_HELPER } from '../runner/browser';

/** A mid-range phone on a slow mobile connection, as in page speed tools. */
export const PHONE = { cpuSlowdown: 4, latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** The screen of that phone, as in Lighthouse. */
export const PHONE_SCREEN: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A new visitor for one measurement, with a desktop screen by default. */
export async function withPage<Result>(
  browser: Browser,
  use: (page: Page, devTools: CDPSession) => Promise<Result>,
  screen: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ acceptDownloads: true, ...screen });
  try {
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Processor time that the page's main thread has used so far, in ms, without waiting times. */
export async function processorTime(devTools: CDPSession): Promise<number> {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
