import type { Locator, Page } from '@playwright/test';
import { RESUME_TEMPLATES } from '../../../src/domain/resume/variants';
import { main, newEmail, signUp } from '../support/accounts';
import { expect, open, test } from '../support/test';

const TEMPLATES = Object.values(RESUME_TEMPLATES).map(({ template }) => template);

const pictures = (page: Page) => main(page).getByRole('img', { name: /sample resume$/ });

/** Waits until every picture has arrived, the lazy ones below the screen included. */
async function expectDrawn(found: Locator, count: number): Promise<void> {
  await expect(found).toHaveCount(count);
  for (const picture of await found.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
}

/** Names of the scripts and pictures that the page has fetched from the folder of built files. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\/assets\//, '')),
  );

test('the gallery shows its four samples and fetches nothing that draws or edits a resume', async ({
  page,
}) => {
  await open(page, '/resume');
  await expectDrawn(pictures(page), 4);
  await page.waitForLoadState('networkidle');
  expect((await fetched(page)).filter((name) => /^resume[A-Z]/.test(name))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the gallery shows its samples all the same', async ({ page }) => {
    await page.goto('/resume');
    await expectDrawn(pictures(page), 4);
  });
});

for (const template of TEMPLATES) {
  test(`the sample PDF of Template${template} is served as one that a browser's viewer may open`, async ({
    page,
  }) => {
    const response = await page.request.get(`/samples/resume-${template}.pdf`);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      // No object-src: older browsers take their own viewer for a plug-in of the page.
      'content-security-policy': "frame-ancestors 'self'",
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test('signed in, all four samples are sharp and open, before and after a visit to an editor', async ({
  page,
}) => {
  await signUp(page, newEmail());
  await open(page, '/resume');
  await expect(main(page).getByRole('link', { name: /^Template\d.*in a new tab$/ })).toHaveCount(4);
  await expectDrawn(pictures(page), 4);
  await main(page).getByRole('link', { name: 'Edit Template 4' }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByRole('link', { name: 'All templates' }).click();
  await expectDrawn(pictures(page), 4);
  for (const picture of await pictures(page).all()) await expect(picture).toHaveCSS('filter', 'none');
});

test('signed out, the samples of templates 3 and 4 are blurred in the gallery and at their gate', async ({
  page,
}) => {
  await open(page, '/resume');
  await expect(pictures(page).nth(1)).toHaveCSS('filter', 'none');
  for (const index of [2, 3]) await expect(pictures(page).nth(index)).toHaveCSS('filter', /^blur/);
  await open(page, '/resume?template=3');
  await expectDrawn(pictures(page), 1);
  await expect(pictures(page)).toHaveCSS('filter', /^blur/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
  test('captions and names take one line each, and every control is big enough for a thumb', async ({
    page,
  }) => {
    await open(page, '/resume');
    const oneLine = main(page).locator('li > h2, li > p:first-of-type');
    await expect(oneLine).toHaveCount(8);
    for (const line of await oneLine.all()) expect((await line.boundingBox())?.height).toBeLessThan(32);
    for (const control of await main(page).locator('li').locator('a, button').all()) {
      const box = (await control.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });
});
