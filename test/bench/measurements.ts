import type { Browser, CDPSession } from '@playwright/test';
import { sessionOf } from '../browser/support/resumeTab';
import { setSession } from '../browser/support/session';
import { open } from '../browser/support/test';
import { heldBy } from '../browser/support/wizardWalks';
import { median, type Row } from './rows';
import { FULL_RESUME } from './longResumes';
import { PHONE, withPage } from './visit';

const RUNS = 5;
/** Target times in ms of a first export on a processor four times slower, and of a later one at full speed. */
const EXPORT_TARGETS = { firstSlow: 1200, warm: 500 };

/** Opens the Diwali studio at its posters and provides a function that saves the first picture and returns the time it takes. */
function atPosters<Result>(
  browser: Browser,
  origin: string,
  use: (save: () => Promise<number>, devTools: CDPSession) => Promise<Result>,
): Promise<Result> {
  return withPage(browser, async (page, devTools) => {
    await open(page, `${origin}/diwali`);
    await page.getByRole('textbox', { name: /company name/i }).fill('Asha Sweets', { timeout: 5000 });
    await page
      .getByRole('textbox', { name: /phone number/i })
      .first()
      .fill('98765 43210');
    await page.getByRole('button', { name: 'Next' }).click();
    const button = page.getByRole('button', { name: /download image/i }).first();
    await button.waitFor({ timeout: 5000 });
    // A visitor looks at the posters before tapping.
    await page.waitForTimeout(1500);
    return use(async () => {
      const started = performance.now();
      await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), button.click()]);
      const took = performance.now() - started;
      await page.waitForTimeout(500);
      return took;
    }, devTools);
  });
}

/** From the click on Download Image to the saved picture: the first of a visit, a later one, and the first on a slow phone. */
export async function pictureExport(browser: Browser, origin: string): Promise<readonly Row[]> {
  const first: number[] = [];
  const warm: number[] = [];
  const firstSlow: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await atPosters(browser, origin, async (save) => {
      first.push(await save());
      warm.push(await save());
    });
    await atPosters(browser, origin, async (save, devTools) => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
      firstSlow.push(await save());
    });
  }
  const name = 'Diwali 1: click to saved JPEG';
  return [
    { name: `${name}, first export`, value: median(first), unit: 'ms' },
    { name: `${name}, second export`, value: median(warm), unit: 'ms', target: EXPORT_TARGETS.warm },
    {
      name: `${name}, first export, processor 4 times slower`,
      value: median(firstSlow),
      unit: 'ms',
      target: EXPORT_TARGETS.firstSlow,
    },
  ];
}

/** From the click on DOWNLOAD to the print dialog. */
export function print(browser: Browser, origin: string): Promise<readonly Row[]> {
  return withPage(browser, async (page) => {
    await page.addInitScript(setSession, sessionOf({ variant: 'a', resume: FULL_RESUME }));
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(page, `${origin}/resume?template=1`);
    const download = page.getByRole('button', { name: 'DOWNLOAD' });
    await download.waitFor({ timeout: 5000 });
    const started = performance.now();
    await download.click();
    await page.locator('html[data-printed]').waitFor({ state: 'attached' });
    return [{ name: 'resume A: click to print dialog', value: performance.now() - started, unit: 'ms' }];
  });
}

/** Memory of an idle page. */
export async function memory(browser: Browser, origin: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const route of ['/', '/resume']) {
    const { heap } = await withPage(browser, async (page, devTools) => {
      await open(page, origin + route);
      return heldBy(devTools);
    });
    rows.push({ name: `${route}: script memory at rest`, value: heap / 1e6, unit: 'MB' });
  }
  return rows;
}
