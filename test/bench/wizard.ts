import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { ResumeData } from '../../src/domain/resume/entities';
import type { ResumeStep } from '../../src/domain/resume/variants';
import { OPEN_WIZARD_BUDGET_KB, weigh } from '../sizes/firstLoad';
import { median, percentile, type Row } from './rows';
import { FULL_RESUME, HUGE_RESUME, sampleSession } from './sampleSession';
import { openPage, PHONE, processorTime, withPage } from './visit';

const RUNS = 3;
const TEXT = 'Rebuilt the booking form; drop-off fell from 31 to 12 percent.';
/** Interval between two keys in ms, for a fast typist. */
const KEY_DELAY = 60;

/** A field to type into, and its step. */
interface Spot {
  readonly name: string;
  readonly stop: ResumeStep;
  readonly field: (page: Page) => Promise<Locator>;
}

const DESCRIPTION: Spot = {
  name: 'the description',
  stop: 'personal',
  field: (page) => Promise.resolve(page.getByLabel('Description', { exact: true })),
};

const JOB_TEXT: Spot = {
  name: 'a job’s text',
  stop: 'work',
  async field(page) {
    const entry = page.locator('[data-entry]').first();
    const field = entry.getByLabel('What you did', { exact: true });
    if (!(await field.isVisible())) await entry.getByRole('button', { expanded: false }).click();
    return field;
  },
};

type Typing<Result> = (type: () => Promise<void>, devTools: CDPSession, page: Page) => Promise<Result>;

/** Opens the wizard with a resume and its live preview, and provides a function that types one sentence. */
function atSpot<Result>(
  browser: Browser,
  origin: string,
  { stop, field }: Spot,
  resume: ResumeData,
  use: Typing<Result>,
): Promise<Result> {
  return withPage(browser, async (page, devTools) => {
    await page.addInitScript(sampleSession(resume, stop));
    await openPage(page, `${origin}/resume?template=1`);
    await page.locator('[data-row]:visible').first().waitFor();
    const box = await field(page);
    await box.fill('');
    await page.waitForTimeout(500);
    const type = async () => {
      await box.pressSequentially(TEXT, { delay: KEY_DELAY });
      await page.waitForTimeout(300);
    };
    return use(type, devTools, page);
  });
}

/** The cost of a key in a plain text box on a page without scripts, the lower limit for any page on this machine. */
export async function bareKeystroke(browser: Browser): Promise<readonly Row[]> {
  const value = await withPage(browser, async (page, devTools) => {
    await page.setContent('<label>Text <textarea rows="6" cols="40"></textarea></label>');
    const before = await processorTime(devTools);
    await page.getByRole('textbox').pressSequentially(TEXT, { delay: KEY_DELAY });
    return ((await processorTime(devTools)) - before) / TEXT.length;
  });
  return [{ name: 'bare text box: processor time of a keystroke', value, unit: 'ms' }];
}

/** Processor time of one typed character, with a full resume of two pages and its live preview. */
export async function keystroke(browser: Browser, origin: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const spot of [DESCRIPTION, JOB_TEXT]) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(
        await atSpot(browser, origin, spot, FULL_RESUME, async (type, devTools) => {
          const before = await processorTime(devTools);
          await type();
          return ((await processorTime(devTools)) - before) / TEXT.length;
        }),
      );
    const name = `wizard: processor time of a keystroke in ${spot.name}, two pages`;
    rows.push({ name, value: median(times), unit: 'ms', target: 8, bestKnown: 48 });
  }
  return rows;
}

/** Starts recording how long each key takes until the browser has painted its effect (Event Timing). */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const times = new Map<number, number>();
    Object.assign(window, { keyTimes: times });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId !== 0) times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const keyTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window as unknown as { keyTimes: Map<number, number> }).keyTimes.values()]);

/**
 * From a key to its paint, on a processor four times slower. The browser rounds to 8 ms and doesn't report keys that took less
 * than 16 ms; those count as 16.
 */
export async function keyToPaint(browser: Browser, origin: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const spot of [DESCRIPTION, JOB_TEXT]) {
    const times = await atSpot(browser, origin, spot, FULL_RESUME, async (type, devTools, page) => {
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
      await watchKeys(page);
      await type();
      await type();
      const slow = await keyTimes(page);
      return [...slow, ...Array.from({ length: 2 * TEXT.length - slow.length }, () => 16)];
    });
    const name = `wizard: key to paint in ${spot.name}, 98th of 100, processor 4 times slower`;
    rows.push({ name, value: percentile(times, 0.98), unit: 'ms', target: 50 });
  }
  return rows;
}

/** The longest task while typing into a resume with 200 entries. Browsers report only tasks from 50 ms. */
export function hugeResume(browser: Browser, origin: string): Promise<readonly Row[]> {
  return atSpot(browser, origin, JOB_TEXT, HUGE_RESUME, async (type, devTools, page) => {
    await page.evaluate(() => {
      const tasks: number[] = [0];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    const before = await processorTime(devTools);
    await type();
    const spent = (await processorTime(devTools)) - before;
    const longest = await page.evaluate(() =>
      Math.max(...(window as unknown as { longTasks: number[] }).longTasks),
    );
    return [
      { name: 'wizard: longest task while typing, 200 entries', value: longest, unit: 'ms', target: 1000 },
      { name: 'wizard: processor time of a keystroke, 200 entries', value: spent / TEXT.length, unit: 'ms' },
    ];
  });
}

/**
 * Processor time to lay out, measure and paginate two pages again, as when a font loads. The measuring layer is removed and
 * inserted again to discard its layout.
 */
export function pagination(browser: Browser, origin: string): Promise<readonly Row[]> {
  return withPage(browser, async (page, devTools) => {
    await page.addInitScript(sampleSession(FULL_RESUME, 'preview'));
    await openPage(page, `${origin}/resume?template=1`);
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
    await page.addInitScript(sampleSession(FULL_RESUME, 'personal'));
    const started = performance.now();
    await openPage(page, `${origin}/resume?template=1`);
    await page.getByLabel('Full name', { exact: true }).waitFor();
    const usable = performance.now() - started;
    await page.waitForLoadState('networkidle');
    const { scriptKb } = weigh(folder, [...scripts]);
    return [
      { name: 'open wizard: until it takes keys', value: usable, unit: 'ms', bestKnown: 1000 },
      {
        name: 'open wizard: script, gzip',
        value: scriptKb,
        unit: 'KB',
        target: OPEN_WIZARD_BUDGET_KB,
        bestKnown: 943,
      },
    ];
  });
}
