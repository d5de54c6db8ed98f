import type { Browser, CDPSession, Page } from '@playwright/test';
import { sessionOf } from '../browser/support/resumeTab';
import { setSession } from '../browser/support/session';
import { open } from '../browser/support/test';
import { OPEN_WIZARD_BUDGET_KB, weigh } from '../sizes/firstLoad';
import { median, type Row } from './rows';
import { FULL_RESUME, HUGE_RESUME } from './longResumes';
import { JOB_TEXT } from './spots';
import { processorTime, withPage } from './visit';

/** The longest task while typing into a resume with 200 entries. Browsers report only tasks from 50 ms. */
export function hugeResume(browser: Browser, origin: string): Promise<readonly Row[]> {
  const use = async (page: Page, devTools: CDPSession): Promise<readonly Row[]> => {
    const field = await JOB_TEXT.open(page, HUGE_RESUME);
    await page.evaluate(() => {
      const tasks: number[] = [0];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const before = await processorTime(devTools);
    await JOB_TEXT.gesture.on(page, field);
    await page.waitForTimeout(300);
    const spent = (await processorTime(devTools)) - before;
    const longest = await page.evaluate(() =>
      Math.max(...(window as unknown as { longTasks: number[] }).longTasks),
    );
    return [
      { name: 'wizard: longest task while typing, 200 entries', value: longest, unit: 'ms', target: 1000 },
      { name: 'wizard: processor time of a sentence, 200 entries', value: spent, unit: 'ms' },
    ];
  };
  return withPage(browser, use, { baseURL: origin });
}

/**
 * Processor time to lay out, measure and paginate two pages again, as when a font loads. The measuring layer is removed and
 * inserted again to discard its layout.
 */
export function pagination(browser: Browser, origin: string): Promise<readonly Row[]> {
  return withPage(browser, async (page, devTools) => {
    await page.addInitScript(setSession, sessionOf({ variant: 'a', resume: FULL_RESUME }));
    await open(page, `${origin}/resume?template=1`);
    await page.locator('[data-resume-sheet="2"]').waitFor();
    const sheets = await page.locator('[data-resume-sheet]').count();
    if (sheets !== 2) throw new Error(`The sample has ${sheets} pages, not 2.`);
    await page.waitForTimeout(500);
    const times: number[] = [];
    for (let run = 0; run < 20; run += 1) {
      const before = await processorTime(devTools);
      await page.evaluate(() => {
        const layer = document.querySelector<HTMLElement>('[aria-hidden][inert]:has([data-row])');
        if (!layer) throw new Error('There is no measuring layer.');
        layer.style.display = 'none';
        layer.getBoundingClientRect();
        layer.style.display = '';
        document.fonts.dispatchEvent(new Event('loadingdone'));
      });
      await page.waitForTimeout(60);
      times.push((await processorTime(devTools)) - before);
    }
    return [
      {
        name: 'resume A: processor time to break 2 pages anew',
        value: median(times),
        unit: 'ms',
        target: 16,
      },
    ];
  });
}

/** What the wizard loads when it is opened by its address with a full resume, and how soon it accepts keys. */
export function openWizard(browser: Browser, origin: string, folder: string): Promise<readonly Row[]> {
  return withPage(browser, async (page) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
    });
    await page.addInitScript(setSession, sessionOf({ variant: 'a', resume: FULL_RESUME, stop: 'personal' }));
    const started = performance.now();
    await open(page, `${origin}/resume?template=1`);
    await page.getByLabel('Full name', { exact: true }).waitFor();
    const usable = performance.now() - started;
    await page.waitForLoadState('networkidle');
    const { scriptKb } = weigh(folder, [...scripts]);
    return [
      { name: 'open wizard: until it takes keys', value: usable, unit: 'ms' },
      {
        name: 'open wizard: script, gzip',
        value: scriptKb,
        unit: 'KB',
        target: OPEN_WIZARD_BUDGET_KB,
      },
    ];
  });
}
