import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const COMPANY_PAGES = ['/', '/patent', '/brand', '/website', '/finance', '/learning'] as const;

/** Texts in the main content that are invisible. */
const hiddenParts = (page: Page) =>
  page
    .getByRole('main')
    .locator('section > div')
    .evaluateAll((parts) => parts.filter((part) => Number(getComputedStyle(part).opacity) < 1).length);

/** Scrolls until this many px of the page have come into view; by default, to its end. */
const scrollDown = (page: Page, px = 1e6) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), px);

test.describe('content that appears on scrolling', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 400 }));

  test('is hidden below the fold on every company page, and visible at its end', async ({ page }) => {
    for (const address of COMPANY_PAGES) {
      await open(page, address);
      expect(await hiddenParts(page), address).toBe(0);
      await scrollDown(page, 10);
      await expect.poll(() => hiddenParts(page), address).toBeGreaterThan(0);
      await scrollDown(page);
      await expect.poll(() => hiddenParts(page), address).toBe(0);
    }
  });

  test('is visible at once on paper and under reduced motion', async ({ page }) => {
    await open(page, '/patent');
    await scrollDown(page, 10);
    await expect.poll(() => hiddenParts(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hiddenParts(page)).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => hiddenParts(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await hiddenParts(page)).toBe(0);
    await open(page, '/patent');
    await scrollDown(page, 10);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('[data-reveal]').count()).toBe(0);
  });

  test('appears 120 px above the lower edge, in 400 ms with "ease"', async ({ page }) => {
    await open(page, '/patent');
    await scrollDown(page, 10);
    const part = page.locator('[data-reveal]').first();
    await expect(part).toHaveAttribute('data-reveal', 'waiting');
    await expect(part).toHaveCSS('transition-duration', '0.4s, 0.4s');
    await expect(part).toHaveCSS('transition-timing-function', 'ease, ease');
    const top = await part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await scrollDown(page, top - 400 + 100);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(part).toHaveAttribute('data-reveal', 'waiting');
    await scrollDown(page, top - 400 + 160);
    await expect(part).toHaveAttribute('data-reveal', 'shown');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is always visible', async ({ page }) => {
      for (const address of COMPANY_PAGES) {
        await page.goto(address);
        expect(await page.locator('[data-reveal]').count(), address).toBe(0);
        await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
      }
    });
  });
});

test('a row of the home page’s list highlights its part of the drawing', async ({ page }) => {
  await open(page, '/');
  const figure = page.getByRole('group', { name: /^Assembly drawing/ });
  const tint = () =>
    figure.evaluate((drawing) => getComputedStyle(drawing).getPropertyValue('--part-14').trim());
  expect(await tint()).toBe('');
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Branding' }).hover();
  expect(await tint()).not.toBe('');
});

test('on a phone, a table becomes cards with labelled cells', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [address, label] of [
    ['/patent', 'USA'],
    ['/brand', 'Starter'],
    ['/website', 'Page builder'],
  ] as const) {
    await open(page, address);
    const cell = page.locator(`td[data-label="${label}"]`).first();
    await expect(cell).toHaveCSS('display', 'grid');
    expect(await cell.evaluate((box) => getComputedStyle(box, '::before').content)).toBe(`"${label}"`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
