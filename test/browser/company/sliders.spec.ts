import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const samplesOf = (page: Page) => page.getByRole('group', { name: 'Sample sites' });
const clientsOf = (page: Page) => page.getByRole('group', { name: 'Clients' });
const dots = (row: Locator) => row.getByRole('button', { name: /^Go to/ });
const list = (row: Locator) => row.getByRole('list');

/** The position at which a slider rests, from 0. */
function place(row: Locator): Promise<number> {
  return dots(row).evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

/** How many items are visible side by side. */
function inView(row: Locator): Promise<number> {
  return list(row).evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 2 && box.right <= right + 2;
    }).length;
  });
}

test('the sliders show fewer items in a narrow window', async ({ page }) => {
  // Otherwise they would move by themselves between two widths.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/website');
  for (const [width, samples, clients] of [
    [1280, 3, 5],
    [1024, 3, 5],
    [1023, 2, 4],
    [600, 2, 4],
    [599, 1, 2],
    [360, 1, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await expect(dots(samplesOf(page)), `stops at ${width} px`).toHaveCount(6 - samples + 1);
    await expect(dots(clientsOf(page)), `stops at ${width} px`).toHaveCount(8 - clients + 1);
    expect(await inView(samplesOf(page)), `samples at ${width} px`).toBe(samples);
    expect(await inView(clientsOf(page)), `clients at ${width} px`).toBe(clients);
  }
});

test('the sliders move by themselves, each at its own pace', async ({ page }) => {
  // The page's timers run only when the test advances them.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, '/website');
  await page.clock.runFor(3000);
  await expect.poll(() => place(samplesOf(page))).toBe(1);
  expect(await place(clientsOf(page))).toBe(0);
  await page.clock.runFor(2000);
  await expect.poll(() => place(clientsOf(page))).toBe(1);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('a slider is swiped', async ({ page, context }) => {
    // Otherwise it would move by itself between two swipes.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/website');
    const row = samplesOf(page);
    await list(row).scrollIntoViewIfNeeded();
    const box = await list(row).boundingBox();
    if (!box) throw new Error('The slider is not rendered.');
    const browser = await context.newCDPSession(page);
    const y = box.y + box.height / 2;
    // In seconds. By the clock, a busy machine would make the swipe so fast that the slider runs on by another item.
    let time = Date.now() / 1000;
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
      // The finger rests before it is lifted.
      time += type === 'touchEnd' ? 0.5 : 0.05;
      const touchPoints = x === undefined ? [] : [{ x, y }];
      return browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
    };
    const swipe = async (from: number, to: number) => {
      await finger('touchStart', from);
      for (let step = 1; step <= 8; step++) await finger('touchMove', from + ((to - from) * step) / 8);
      await finger('touchEnd');
    };
    await swipe(300, 60);
    await expect.poll(() => place(row)).toBe(1);
    await swipe(60, 300);
    await expect.poll(() => place(row)).toBe(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sliders show all their items and no buttons', async ({ page }) => {
    await page.goto('/website');
    for (const [slider, count] of [
      [samplesOf(page), 6],
      [clientsOf(page), 8],
    ] as const) {
      expect(await inView(slider)).toBe(count);
      await expect(slider.getByRole('button')).toHaveCount(0);
    }
  });
});
