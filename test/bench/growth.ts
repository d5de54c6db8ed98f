import { chromium, type Browser, type Page } from '@playwright/test';
import { POSTER_FORMATS } from '../../src/domain/posts/formats';
import { templatesSession } from '../browser/support/posters';
import { sessionOf } from '../browser/support/resumeTab';
import { setSession, type Session } from '../browser/support/session';
import { open } from '../browser/support/test';
import { heldBy, walkThroughWizard } from '../browser/support/wizardWalks';
import { BROWSER_FLAGS, ensureBrowser } from '../runner/browser';
import { FULL_RESUME } from './longResumes';
import { measure, type BenchRow, type Row } from './rows';
import { withPage } from './visit';

/** Maximum growth of memory by many repetitions over that of some. */
const MOST_RATIO = 1.05;

/**
 * V8 compiles a function when it has run often enough, which takes some 400 walks for the last ones, and keeps that code on
 * the same heap: 0.7 MB between 20 and 100 walks. Only interpreted, the heap is what the site itself holds.
 */
const INTERPRETED = '--js-flags=--jitless';

/** Something done again and again on one page. */
interface Repetition {
  readonly name: string;
  readonly session: () => Promise<Session>;
  readonly path: string;
  /** @param index counts the repetitions from 0 */
  readonly once: (page: Page, index: number) => Promise<unknown>;
  /** Number of repetitions before the first measurement, when all code is loaded, and before the second. */
  readonly some: number;
  readonly many: number;
}

/** Another poster or size each time: a picture is drawn again only when four others have been drawn since. */
async function exportPoster(page: Page, index: number): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Picture size' }).locator('label');
  await sizes.nth(index % POSTER_FORMATS.length).click();
  const saved = page.waitForEvent('download');
  const template = 1 + (Math.floor(index / POSTER_FORMATS.length) % 2);
  await page.getByRole('button', { name: `Download Image: template ${template}` }).click();
  await (await saved).delete();
}

const REPETITIONS: readonly Repetition[] = [
  {
    name: 'walks through the wizard',
    session: () => Promise.resolve(sessionOf({ variant: 'a', resume: FULL_RESUME, stop: 'personal' })),
    path: '/resume',
    once: (page, index) => walkThroughWizard(page, `Ananya Rao ${index}`),
    some: 20,
    many: 100,
  },
  {
    name: 'poster exports',
    session: () => templatesSession({ flow: 'diwali' }),
    path: '/diwali',
    once: exportPoster,
    some: 6,
    many: 30,
  },
];

function grow(browser: Browser, origin: string, of: Repetition): Promise<readonly Row[]> {
  return withPage(browser, async (page, devTools) => {
    await page.addInitScript(setSession, await of.session());
    await open(page, origin + of.path);
    const after = async (from: number, to: number) => {
      for (let count = from; count < to; count += 1) await of.once(page, count);
      return heldBy(devTools);
    };
    const some = await after(0, of.some);
    const many = await after(of.some, of.many);
    const row = (what: string, before: number, then: number, unit: string): Row => ({
      name: `${what} after ${of.many} ${of.name}, beside after ${of.some} (${unit})`,
      value: then / before,
      unit: 'times',
      target: MOST_RATIO,
    });
    return [
      row('memory', some.heap, many.heap, `${(some.heap / 1e6).toFixed(2)} MB`),
      row('nodes', some.nodes, many.nodes, `${some.nodes}`),
    ];
  });
}

/** What 100 walks and 30 exports leave in memory. */
export async function growth(origin: string): Promise<readonly BenchRow[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...BROWSER_FLAGS, INTERPRETED],
  });
  try {
    const rows: BenchRow[] = [];
    for (const of of REPETITIONS) rows.push(...(await measure(of.name, () => grow(browser, origin, of))));
    return rows;
  } finally {
    await browser.close();
  }
}
