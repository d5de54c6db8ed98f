import type { Page } from '@playwright/test';
import {
  expectRefusal,
  fill,
  logOut,
  main,
  newEmail,
  PASSWORD,
  signUp,
  toast,
  WRONG_PASSWORD,
} from '../support/accounts';
import { expect, open, test } from '../support/test';

/** Fills the Diwali form and shows the four templates. */
async function openDiwaliTemplates(page: Page): Promise<void> {
  await open(page, '/diwali');
  await fill(main(page), { 'Company name': 'Sharma Traders', 'Phone number': '+91 98765 43210' });
  await main(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
}

test.describe('templates 3 and 4', () => {
  test('of Diwali open by signing up in the popup, which closes and leaves the visitor there', async ({
    page,
  }) => {
    await openDiwaliTemplates(page);
    await expect(main(page).getByRole('button', { name: /^Download Image/ })).toHaveCount(2);
    const gates = main(page).getByRole('button', { name: /^Login/ });
    await expect(gates).toHaveCount(2);
    await gates.last().click();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(100);
    const popup = page.getByRole('dialog');
    await popup.getByRole('tab', { name: 'Sign Up' }).click();
    await fill(popup, { 'User name': 'Asha Rao', 'E-mail': newEmail(), Password: PASSWORD });
    await popup.getByRole('button', { name: 'Sign up' }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/diwali$/);
    await expect(main(page).getByRole('button', { name: /^Download Image/ })).toHaveCount(4);
    await expect(toast(page, 'Registered Successfully!!')).toBeVisible();
    // The sign-in opens the wizards of templates 3 and 4 too; that is no reason to leave the card that was asked for.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('of Diwali stay closed after a wrong password; the toast can be closed inside the popup', async ({
    page,
    misdeeds,
  }) => {
    await openDiwaliTemplates(page);
    await main(page)
      .getByRole('button', { name: /^Login/ })
      .first()
      .click();
    const popup = page.getByRole('dialog');
    await fill(popup, { 'E-mail': newEmail(), Password: 'wrong-horse' });
    await popup.getByRole('button', { name: 'Log in' }).click();
    const message = toast(page, WRONG_PASSWORD);
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(main(page).getByRole('button', { name: /^Download Image/ })).toHaveCount(2);
    expectRefusal(misdeeds.complaints);
  });

  for (const template of [3, 4]) {
    test(`of the resume: number ${template} opens after login only, the address bar included`, async ({
      page,
    }) => {
      const email = newEmail();
      await signUp(page, email);
      await logOut(page);

      await open(page, `/resume?template=${template}`);
      await expect(page.getByLabel('Full name')).toHaveCount(0);
      await main(page)
        .getByRole('button', { name: /^Login/ })
        .first()
        .click();
      const popup = page.getByRole('dialog');
      await fill(popup, { 'E-mail': email, Password: PASSWORD });
      await popup.getByRole('button', { name: 'Log in' }).click();
      await expect(popup).toBeHidden();
      await expect(page).toHaveURL(/\/resume/);
      await open(page, `/resume?template=${template}`);
      await expect(page.getByLabel('Full name')).toBeVisible();
    });
  }
});
