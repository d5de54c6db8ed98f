import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, open, ready, test } from './support/test';

const PASSWORD = 'correct-horse';
const WRONG_PASSWORD = /password doesn’t match/;

/** Every test has visitors of its own: all share one local Firebase. */
const newEmail = () => `${randomUUID()}@example.com`;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const main = (page: Page) => page.getByRole('main');
const logoutLink = (page: Page) => nav(page).getByRole('link', { name: 'Logout' });
const toast = (page: Page, text: string | RegExp) =>
  page.locator('.notistack-Snackbar').filter({ hasText: text });

async function fill(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
}

/** Makes an account on the sign-up page and waits until the visitor is signed in. */
async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/register');
  await fill(main(page), { 'User name': 'Asha Rao', 'E-mail': email, Password: PASSWORD });
  await main(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(logoutLink(page)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await logoutLink(page).click();
  await expect(nav(page).getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Takes out what Chromium itself says of an answer with status 400. */
function expectRefusal(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
}

/** Fills the Diwali form and shows the four templates. */
async function openDiwaliTemplates(page: Page): Promise<void> {
  await open(page, '/diwali');
  await fill(main(page), { 'Company name': 'Sharma Traders', 'Phone number': '+91 98765 43210' });
  await main(page).getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
}

test.describe('sign-up', () => {
  test('on its page leads back to the page the visitor came from', async ({ page }) => {
    await open(page, '/patent');
    await nav(page).getByRole('link', { name: 'Login' }).click();
    await main(page).getByRole('link', { name: 'Sign up' }).click();
    await fill(main(page), { 'User name': 'Asha Rao', 'E-mail': newEmail(), Password: PASSWORD });
    await main(page).getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/patent$/);
    await expect(toast(page, 'Registered Successfully!!')).toBeVisible();
    await expect(logoutLink(page)).toBeVisible();
  });

  test('with an e-mail that has an account says so at the bottom and keeps everything', async ({
    page,
    misdeeds,
  }) => {
    const email = newEmail();
    await signUp(page, email);
    await logOut(page);
    await open(page, '/register');
    await fill(main(page), { 'User name': 'Asha Again', 'E-mail': email, Password: PASSWORD });
    await main(page).getByRole('button', { name: 'Sign up' }).click();
    const message = toast(page, 'This e-mail already has an account.');
    await expect(message).toBeVisible();
    const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
    expect(y + height).toBeGreaterThan(860 * 0.8);
    await expect(main(page).getByText('This e-mail already has an account.')).toBeVisible();
    await expect(main(page).getByLabel('User name')).toHaveValue('Asha Again');
    await expect(main(page).getByLabel('E-mail')).toHaveValue(email);
    expectRefusal(misdeeds.complaints);
  });
});

test.describe('login', () => {
  test('with a wrong password says so top centre, keeps the e-mail and can be tried again', async ({
    page,
    misdeeds,
  }) => {
    const email = newEmail();
    await signUp(page, email);
    await logOut(page);
    await open(page, '/login');
    await fill(main(page), { 'E-mail': email, Password: 'wrong-horse' });
    await main(page).getByRole('button', { name: 'Log in' }).click();
    const message = toast(page, WRONG_PASSWORD);
    await expect(message).toBeVisible();
    const { x = 0, y = 0, width = 0 } = (await message.boundingBox()) ?? {};
    expect(y).toBeLessThan(200);
    expect(Math.abs(x + width / 2 - 640)).toBeLessThan(20);
    await expect(main(page).getByLabel('E-mail')).toHaveValue(email);
    expectRefusal(misdeeds.complaints);

    await fill(main(page), { Password: PASSWORD });
    await main(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(toast(page, 'Logged in Successfully!!')).toBeVisible();
  });

  test('lasts over a reload, without a moment that says Login', async ({ page }) => {
    await signUp(page, newEmail());
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const texts = [...document.querySelectorAll('nav a')].map((link) => link.textContent);
        if (texts.includes('Login')) document.documentElement.dataset.saidLogin = 'yes';
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.reload();
    await ready(page);
    await expect(logoutLink(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.saidLogin)).toBeUndefined();
  });

  test('sends a user who opens the login page on at once', async ({ page }) => {
    await signUp(page, newEmail());
    await page.goto('/login');
    await expect(page).toHaveURL(/\/home$/);
  });

  test('ends with Logout, at /home, with a toast', async ({ page }) => {
    await signUp(page, newEmail());
    await logOut(page);
    await expect(page).toHaveURL(/\/home$/);
    await expect(toast(page, 'User logged out successfully!')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(nav(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test.describe('Google', () => {
  const withGoogle = (page: Page) => main(page).getByRole('button', { name: 'Continue with Google' });

  test('signs in through its pop-up', async ({ page }) => {
    await open(page, '/login');
    const opening = page.waitForEvent('popup');
    await withGoogle(page).click();
    const popup = await opening;
    await popup.getByLabel('E-mail').fill(newEmail());
    await popup.getByLabel('Display name').fill('Vikram Singh');
    await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(toast(page, 'User logged in Successfully!!')).toBeVisible();
    await expect(logoutLink(page)).toBeVisible();
  });

  test('says so when the browser blocks the pop-up', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, '/login');
    await withGoogle(page).click();
    await expect(toast(page, 'The browser blocked the Google window.')).toBeVisible();
    await expect(withGoogle(page)).not.toHaveAttribute('aria-busy', 'true');
  });

  test('says so when the visitor closes the pop-up, and can be tried again', async ({ page }) => {
    await open(page, '/login');
    const opening = page.waitForEvent('popup');
    await withGoogle(page).click();
    const popup = await opening;
    await popup.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await popup.close();
    // The SDK waits a while for an answer that may still be on its way.
    await expect(toast(page, 'The Google window was closed')).toBeVisible({ timeout: 20_000 });
    const again = page.waitForEvent('popup');
    await withGoogle(page).click();
    await (await again).getByRole('button', { name: 'Cancel' }).click();
    await expect(withGoogle(page)).not.toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('templates 3 and 4', () => {
  test('of Diwali open by signing up in the popup, which closes and leaves the visitor there', async ({
    page,
  }) => {
    await openDiwaliTemplates(page);
    await expect(main(page).getByRole('button', { name: /^Download Image/ })).toHaveCount(2);
    const gates = main(page).getByRole('button', { name: /^Login/ });
    await expect(gates).toHaveCount(2);
    await gates.last().click();
    const popup = page.getByRole('dialog');
    await popup.getByRole('tab', { name: 'Sign Up' }).click();
    await fill(popup, { 'User name': 'Asha Rao', 'E-mail': newEmail(), Password: PASSWORD });
    await popup.getByRole('button', { name: 'Sign up' }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(/\/diwali$/);
    await expect(main(page).getByRole('button', { name: /^Download Image/ })).toHaveCount(4);
    await expect(toast(page, 'Registered Successfully!!')).toBeVisible();
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
