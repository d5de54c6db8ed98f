import type { Locator, Page } from '@playwright/test';
import { logoutLink, main, newEmail, openDeletion, toast } from '../support/accounts';
import { expect, open, test } from '../support/test';

/** The SDK looks every two seconds whether its pop-up is closed, and then waits eight more for a late result. */
const NOTICED_AFTER_MS = 10_000;

test.describe('Google', () => {
  const withGoogle = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' });

  test('signs in through its pop-up, and confirms there that the account is to be deleted', async ({
    page,
  }) => {
    const email = newEmail();
    const inPopup = async (button: Locator) => {
      const opening = page.waitForEvent('popup');
      await button.click();
      const popup = await opening;
      await popup.getByLabel('E-mail').fill(email);
      await popup.getByLabel('Display name').fill('Vikram Singh');
      await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await open(page, '/login');
    await inPopup(withGoogle(page));
    await expect(page).toHaveURL(/\/home$/);
    await expect(toast(page, 'User logged in Successfully!!')).toBeVisible();
    await expect(logoutLink(page)).toBeVisible();
    const dialog = await openDeletion(page);
    await inPopup(dialog.getByRole('button', { name: 'Delete account' }));
    await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
    await expect(logoutLink(page)).toHaveCount(0);
  });

  test('says so when the visitor closes the pop-up, and can be retried', async ({ page }) => {
    await page.clock.install();
    await open(page, '/login');
    const opening = page.waitForEvent('popup');
    await withGoogle(page).click();
    const popup = await opening;
    await popup.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await popup.close();
    await page.clock.runFor(NOTICED_AFTER_MS);
    await expect(toast(page, 'The Google window was closed')).toBeVisible();
    const again = page.waitForEvent('popup');
    await withGoogle(page).click();
    const cancelled = await again;
    const closed = cancelled.waitForEvent('close');
    await cancelled.getByRole('button', { name: 'Cancel' }).click();
    // The clock runs in every page of the context and fails in one that is closing.
    await closed;
    // Usually unnecessary: on a busy machine, the pop-up may close before the SDK has read its answer.
    await page.clock.runFor(NOTICED_AFTER_MS);
    await expect(withGoogle(page)).not.toHaveAttribute('aria-busy', 'true');
  });
});
