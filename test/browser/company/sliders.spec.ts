import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const SAMPLES = { name: 'Sample sites', item: 'sample', interval: 3000 } as const;
const CLIENTS = { name: 'Clients', item: 'mark', interval: 5000 } as const;

const slider = (page: Page, name: string) => page.getByRole('group', { name });
const dots = (row: Locator) => row.getByRole('button', { name: /^Go to/ });
const list = (row: Locator) => row.getByRole('list');

/** Which place a slider rests at, from 0. */
function place(row: Locator): Promise<number> {
  return dots(row).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

/** How many items stand side by side. */
function inView(row: Locator): Promise<number> {
  return list(row).evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });
}

/** The page's timers run only when the test lets them. */
async function openWithTimeStanding(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, '/website');
}

test.describe('a slider', () => {
  for (const [width, samples, clients] of [
    [1280, 3, 5],
    [1024, 3, 5],
    [1023, 2, 4],
    [600, 2, 4],
    [599, 1, 2],
    [360, 1, 2],
  ] as const) {
    test(`shows ${samples} samples and ${clients} marks at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await open(page, '/website');
      expect(await inView(slider(page, SAMPLES.name))).toBe(samples);
      expect(await inView(slider(page, CLIENTS.name))).toBe(clients);
      await expect(dots(slider(page, SAMPLES.name))).toHaveCount(6 - samples + 1);
      await expect(dots(slider(page, CLIENTS.name))).toHaveCount(8 - clients + 1);
    });
  }

  for (const { name, item, interval } of [SAMPLES, CLIENTS]) {
    test(`of ${item}s moves by itself every ${interval} ms, and stops for whoever comes near`, async ({
      page,
    }) => {
      await openWithTimeStanding(page);
      const row = slider(page, name);
      await page.clock.runFor(interval);
      await expect.poll(() => place(row)).toBe(1);
      await expect(row.getByRole('status')).toBeEmpty();

      await row.hover();
      await page.clock.runFor(4 * interval);
      await expect.poll(() => place(row)).toBe(1);
      await page.mouse.move(0, 0);

      await row.getByRole('button', { name: `Next ${item}` }).focus();
      await page.clock.runFor(4 * interval);
      await expect.poll(() => place(row)).toBe(1);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());

      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      });
      await page.clock.runFor(4 * interval);
      await expect.poll(() => place(row)).toBe(1);
      await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));

      await row.getByRole('button', { name: 'Pause' }).click();
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.clock.runFor(4 * interval);
      await expect.poll(() => place(row)).toBe(1);
      await expect(row.getByRole('button', { name: 'Play' })).toBeVisible();
    });
  }

  test('goes by arrows, dots and keys, and says politely where it is', async ({ page }) => {
    await open(page, '/website');
    const row = slider(page, SAMPLES.name);
    await row.getByRole('button', { name: 'Next sample' }).click();
    await expect.poll(() => place(row)).toBe(1);
    await expect(row.getByRole('status')).toHaveText('sample 2 to 4 of 6');
    await dots(row).nth(3).click();
    await expect.poll(() => place(row)).toBe(3);
    await list(row).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => place(row)).toBe(2);
    await expect(row.getByRole('status')).toHaveText('sample 3 to 5 of 6');
    await page.keyboard.press('Home');
    await expect.poll(() => place(row)).toBe(0);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a slider is swiped', async ({ page, context }) => {
    // Or it would go on by itself between two swipes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/website');
    const row = slider(page, SAMPLES.name);
    await list(row).scrollIntoViewIfNeeded();
    const box = await list(row).boundingBox();
    if (!box) throw new Error('The slider is not drawn.');
    const browser = await context.newCDPSession(page);
    const y = box.y + box.height / 2;
    const finger = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    const swipe = async (from: number, to: number) => {
      await finger('touchStart', { x: from, y });
      for (let step = 1; step <= 8; step++)
        await finger('touchMove', { x: from + ((to - from) * step) / 8, y });
      await finger('touchEnd');
    };
    await swipe(300, 60);
    await expect.poll(() => place(row)).toBe(1);
    await swipe(60, 300);
    await expect.poll(() => place(row)).toBe(0);
  });
});
