import type { Page } from '@playwright/test';
import { BUSINESS_KEYS, FLOWS_KEY, RESUME_KEYS, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { fill, toast } from '../support/accounts';
import { fillPersonal, next, stepTitle } from '../support/fillResume';
import { DETAILS } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';

const CANNOT_SAVE = 'This tab can’t save what you type.';

/** Makes reading `window.sessionStorage` throw, as a browser that blocks all site data does. */
const blockStorage = () =>
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

test('with blocked storage, resume and posters work, and one toast says what is lost', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await open(page, '/resume?template=1');
  await fillPersonal(page);
  await expect(toast(page, CANNOT_SAVE)).toHaveCount(1);
  await next(page);
  await stepTitle(page, 'Work experience');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ananya Raghunathan');
  await open(page, '/diwali');
  await page.getByLabel('Company name').fill('Sharma Traders');
  await expect(toast(page, CANNOT_SAVE)).toHaveCount(1);
  await page.getByLabel('Phone number', { exact: true }).fill('98765');
  await next(page);
  await expect(page.getByRole('button', { name: /^Download Image/ })).toHaveCount(2);
});

const KEYS = [...Object.values({ ...RESUME_KEYS, ...SOCIAL_KEYS, ...BUSINESS_KEYS }), FLOWS_KEY];

test('with a foreign URL in every session key, every tool opens without requests or console messages', async ({
  page,
}) => {
  await page.addInitScript(
    (keys) => keys.forEach((key) => sessionStorage.setItem(key, 'https://example.com/spy.png')),
    KEYS,
  );
  for (const [path, field] of [
    ['/resume?template=1', 'Full name'],
    ['/diwali', 'Company name'],
    ['/gym', 'Business name'],
  ] as const) {
    await open(page, path);
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    await expect(page.getByAltText('Your logo')).toHaveCount(0);
  }
});

/** Waits until files have loaded that nothing on the page uses yet. */
const fetched = (page: Page, files: readonly RegExp[]) =>
  expect
    .poll(async () => {
      const names = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return files.filter((file) => !names.some((name) => file.test(name))).map(String);
    })
    .toEqual([]);

test('a connection that drops in the middle takes neither the resume nor the poster away', async ({
  page,
  context,
  violations,
}) => {
  await openResume(page, { variant: 'a', resume: sampleResume('a'), stop: 'interests' });
  await fetched(page, [/printing.*js$/, /resumePreview.*js$/, /resumePreview.*css$/, /resumeReview.*js$/]);
  await page.evaluate(() => (window.print = () => console.info('printed')));
  await context.setOffline(true);
  await next(page);
  await page.getByRole('tab', { name: /^System/ }).click();
  await expect(page.getByRole('region', { name: 'Text in reading order' })).toBeVisible();
  const printed = page.waitForEvent('console', (message) => message.text() === 'printed');
  await page.getByRole('button', { name: 'DOWNLOAD' }).click();
  await printed;
  await context.setOffline(false);

  await open(page, '/diwali');
  await fetched(page, [/posterSteps.*js$/, /posterSteps.*css$/, /posterExport.*js$/]);
  await fill(page.getByRole('main'), DETAILS);
  await context.setOffline(true);
  await next(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Image: template 1' }).click();
  await saved;
  await context.setOffline(false);
  // Chromium's own messages about the art of the other posters.
  const others = violations.problems.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});
