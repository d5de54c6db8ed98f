import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test';

export const PASSWORD = 'correct-horse';

export const WRONG_PASSWORD = /password doesn’t match/;

/** A new address for every test, because all share one local Firebase. */
export const newEmail = () => `${randomUUID()}@example.com`;

/** The navbar. */
export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** The main content, between navbar and footer. */
export const main = (page: Page) => page.getByRole('main');
/** Present while a visitor is signed in. */
export const logoutLink = (page: Page) => nav(page).getByRole('link', { name: 'Logout' });
/** The toast with this text; by default, any. */
export const toast = (page: Page, text: string | RegExp = '') =>
  page.locator('.notistack-Snackbar').filter({ hasText: text });

/** Types into fields, found by their labels. */
export async function fill(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(text);
}

/** Creates an account on the sign-up page and waits until the visitor is signed in. */
export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/register');
  await fill(main(page), { 'User name': 'Asha Rao', 'E-mail': email, Password: PASSWORD });
  await main(page).getByRole('button', { name: 'Sign up' }).click();
  // On phones, the navbar's links are behind a button.
  await expect(page).toHaveURL(/\/home$/);
}

/** Signs out with the navbar. */
export async function logOut(page: Page): Promise<void> {
  await logoutLink(page).click();
  await expect(nav(page).getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Opens the dialog that deletes the account. */
export async function openDeletion(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Delete account' }).click();
  return page.getByRole('dialog', { name: 'Delete your account?' });
}

/** Removes Chromium's own message about a response with status 400. */
export function expectRefusal(problems: string[]): void {
  expect(problems.splice(0).filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
}
