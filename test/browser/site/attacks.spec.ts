import { BUSINESS_KEYS, FLOWS_KEY, RESUME_KEYS, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { toast } from '../support/accounts';
import { fillPersonal, next, stepTitle } from '../support/fillResume';
import { toTemplates } from '../support/posters';
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

test('a poster that fails offline succeeds once the network is back', async ({
  page,
  context,
  violations,
}) => {
  await toTemplates(page, '/diwali');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Download Image: template 1' }).click();
  await expect(page.getByText('The picture was not made')).toBeVisible();
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByText('The picture was not made')).toBeVisible();
  await context.setOffline(false);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await saved;
  // Chromium's own messages about the missing network.
  expect(violations.problems.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
    [],
  );
});
