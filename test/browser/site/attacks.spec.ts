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

/** Makes every write to the session throw, as a full storage does. */
const fillStorage = () => {
  const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (this === window.sessionStorage) throw new DOMException('Full.', 'QuotaExceededError');
    write.call(this, key, value);
  };
};

for (const [state, spoil] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`with a ${state} storage resume and posters work, and one toast says what is lost`, async ({
    page,
  }) => {
    await page.addInitScript(spoil);
    await open(page, '/resume?template=1');
    await fillPersonal(page);
    await expect(toast(page, CANNOT_SAVE)).toHaveCount(1);
    await next(page);
    await stepTitle(page, 'Work experience');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Ananya Raghunathan');
    await toTemplates(page, '/diwali');
    await expect(toast(page, CANNOT_SAVE)).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Download Image/ })).toHaveCount(2);
  });
}

const KEYS = [...Object.values({ ...RESUME_KEYS, ...SOCIAL_KEYS, ...BUSINESS_KEYS }), FLOWS_KEY];

test.describe('with every session key set to', () => {
  for (const damage of ['null', '{"a":', 'https://example.com/spy.png']) {
    test(`${damage} every tool opens, asks for nothing and complains of nothing`, async ({ page }) => {
      await page.addInitScript(
        ({ keys, value }) => keys.forEach((key) => sessionStorage.setItem(key, value)),
        { keys: KEYS, value: damage },
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
  }
});

test('a poster that fails without network is made when the network is back', async ({
  page,
  context,
  misdeeds,
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
  // Chromium's own lines about the missing network.
  expect(misdeeds.complaints.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual(
    [],
  );
});

test('10,000 pasted characters stop at the limit of the field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, field, limit] of [
    ['/resume?template=1', 'Description', 300],
    ['/diwali', 'Company address', 30],
    ['/gym', 'Tagline', 25],
  ] as const) {
    await open(page, path);
    await page.evaluate(() => navigator.clipboard.writeText('ab cd'.repeat(2000)));
    await page.getByLabel(field, { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('ab cd'.repeat(2000).slice(0, limit));
    await expect(page.getByText(`${limit}/${limit}`)).toBeVisible();
  }
});

test('a second click on Undo does not bring the entry back twice', async ({ page }) => {
  await open(page, '/resume?template=1');
  await fillPersonal(page);
  await next(page);
  await page.getByLabel('Company', { exact: true }).fill('Kaveri Payments');
  await page.getByRole('button', { name: 'Remove Kaveri Payments' }).click();
  await toast(page, /removed/)
    .getByRole('button', { name: 'Undo' })
    .dblclick();
  await expect(page.locator('[data-entry]')).toHaveCount(1);
});

test('a calculator address that holds no number leaves the default standing', async ({ page }) => {
  await open(page, '/calculator?monthlyInvestment=%3Cscript%3E&annualInterestRate=12');
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1000');
  await expect(page.getByRole('spinbutton').nth(1)).toHaveValue('12');
});
