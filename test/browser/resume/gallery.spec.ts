import type { Locator, Page } from '@playwright/test';
import { main } from '../support/accounts';
import { expect, idle, open, test } from '../support/test';

const pictures = (page: Page) => main(page).getByRole('img', { name: /sample resume$/ });

/** Waits until every picture has loaded, including the lazy ones below the fold. */
async function expectDrawn(found: Locator, count: number): Promise<void> {
  await expect(found).toHaveCount(count);
  for (const picture of await found.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

test('signed out, the gallery draws its samples, blurs those of templates 3 and 4, and fetches no editor', async ({
  page,
}) => {
  await open(page, '/resume');
  await expectDrawn(pictures(page), 4);
  for (const [index, filter] of [/^none/, /^none/, /^blur/, /^blur/].entries())
    await expect(pictures(page).nth(index)).toHaveCSS('filter', filter);
  await idle(page);
  const editors = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/resume[A-Z]/.test(name)),
  );
  expect(editors).toEqual([]);
  await open(page, '/resume?template=3');
  await expectDrawn(pictures(page), 1);
  await expect(pictures(page)).toHaveCSS('filter', /^blur/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the gallery still shows its samples', async ({ page }) => {
    await page.goto('/resume');
    await expectDrawn(pictures(page), 4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });
  test('captions and names take one line each', async ({ page }) => {
    await open(page, '/resume');
    const lines = main(page).locator('li > h2, li > p:first-of-type');
    await expect(lines).toHaveCount(8);
    for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(32);
  });
});
