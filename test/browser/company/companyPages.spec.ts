import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const COMPANY_PAGES = ['/', '/patent', '/brand', '/website', '/finance', '/learning'] as const;

/** Words of the main part that can't be seen. */
const hiddenParts = (page: Page) =>
  page
    .getByRole('main')
    .locator('section > div')
    .evaluateAll((parts) => parts.filter((part) => Number(getComputedStyle(part).opacity) < 1).length);

/** Turns the wheel until the page has moved: a turn that comes before the browser's first frame is lost. */
const scrollABit = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 10);
    await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 500 }).toBeGreaterThan(0);
  }).toPass({ timeout: 5000 });

test.describe('what appears as a page is scrolled', () => {
  for (const address of COMPANY_PAGES) {
    test(`waits below on ${address}, and never on paper or where motion is unwanted`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await open(page, address);
      expect(await hiddenParts(page)).toBe(0);
      await scrollABit(page);
      await expect.poll(() => hiddenParts(page)).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await hiddenParts(page)).toBe(0);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => hiddenParts(page)).toBeGreaterThan(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await hiddenParts(page), 'motion turned off while parts wait').toBe(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => hiddenParts(page)).toBe(0);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      await scrollABit(page);
      expect(await page.locator('[data-reveal]').count()).toBe(0);
    });
  }

  test('stands 120 px above the lower edge, and takes 400 ms with "ease"', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, '/patent');
    await scrollABit(page);
    const part = page.locator('[data-reveal]').first();
    await expect(part).toHaveAttribute('data-reveal', 'waiting');
    await expect(part).toHaveCSS('transition-duration', '0.4s, 0.4s');
    await expect(part).toHaveCSS('transition-timing-function', 'ease, ease');
    const scrollUntil = (above: number) =>
      part.evaluate((element, px) => {
        const top = element.getBoundingClientRect().top + window.scrollY;
        window.scrollTo({ top: top - window.innerHeight + px, behavior: 'instant' });
      }, above);
    await scrollUntil(100);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(part).toHaveAttribute('data-reveal', 'waiting');
    await scrollUntil(160);
    await expect(part).toHaveAttribute('data-reveal', 'shown');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is simply there', async ({ page }) => {
      for (const address of COMPANY_PAGES) {
        await page.goto(address);
        expect(await page.locator('[data-reveal]').count(), address).toBe(0);
        await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
      }
    });
  });
});

test('a form that nobody answers for is replaced by a message, a direct link and an e-mail', async ({
  page,
  misdeeds,
}) => {
  await page.route('**/forms/contact.html*', (route) => route.abort());
  await open(page, '/contact');
  const message = page.getByRole('alert');
  await expect(message).toContainText('The form can’t be reached');
  await expect(message.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    /\/forms\/contact/,
  );
  await expect(message.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /^mailto:/);
  await page.unroute('**/forms/contact.html*');
  await message.getByRole('button', { name: 'Try again' }).click();
  const form = page.frameLocator('iframe[title="Contact form"]');
  await expect(form.getByLabel('Message')).toBeVisible();
  await expect(message).toHaveCount(0);
  misdeeds.complaints.splice(0);
});

test('a row of the home page’s list colours its part of the drawing', async ({ page }) => {
  await open(page, '/');
  const figure = page.getByRole('group', { name: /^Assembly drawing/ });
  const tint = () =>
    figure.evaluate((drawing) => getComputedStyle(drawing).getPropertyValue('--part-14').trim());
  expect(await tint()).toBe('');
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Branding' }).hover();
  expect(await tint()).not.toBe('');
});

test('a table becomes cards that name their cells on a phone', async ({ page }) => {
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
