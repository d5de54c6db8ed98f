import type { Page } from '@playwright/test';
import { fill, main, newEmail, toast, WRONG_PASSWORD } from '../../support/accounts';
import { expect, open } from '../../support/test';
import { press, type PageState } from './pageState';

/** Answers that never come. */
const never = () => new Promise<void>(() => undefined);

/** Google's window cannot open: a toast says so, without a request. */
const blockWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

/** Menu, popup, toasts, frames, failures, the calculator. */
export const SHELL_STATES: readonly PageState[] = [
  {
    name: 'the menu of a phone, open',
    room: 'phone',
    reach: async (page) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, '/contact');
      await page.getByLabel('Menu', { exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  {
    name: 'the login popup with a wrong password',
    reach: async (page) => {
      await open(page, '/resume');
      await press(page, /^Login/);
      const popup = page.getByRole('dialog');
      await fill(popup, { 'E-mail': newEmail(), Password: 'wrong-horse' });
      await popup.getByRole('button', { name: 'Log in' }).click();
      await expect(toast(page, WRONG_PASSWORD)).toBeVisible();
    },
  },
  {
    name: 'the sign-up form of the popup',
    reach: async (page) => {
      await open(page, '/resume');
      await press(page, /^Login/);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await expect(page.getByRole('dialog').getByLabel('User name')).toBeVisible();
    },
  },
  {
    name: 'a toast on a page, and a password shown',
    reach: async (page) => {
      await blockWindows(page);
      await open(page, '/login');
      await main(page).getByLabel('Password', { exact: true }).fill('correct-horse');
      await press(page, 'Show password');
      await press(page, 'Continue with Google');
      await expect(page.locator('.notistack-Snackbar')).toBeVisible();
    },
  },
  {
    name: 'an address without a page',
    reach: async (page) => {
      await open(page, '/no/such/page');
    },
  },
  {
    name: 'a page whose code does not come',
    reach: async (page) => {
      await open(page, '/patent');
      await page.route(/\/assets\/contact\..*\.js$/, (route) => route.abort());
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
      await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
    },
  },
  {
    name: 'the contact form on its way',
    reach: async (page) => {
      await page.route('**/forms/contact*', never);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await expect(page.locator('[data-frame="loading"]')).toBeVisible();
    },
  },
  {
    name: 'the contact form that did not come',
    reach: async (page) => {
      await page.clock.install();
      await page.route('**/forms/contact*', never);
      await page.goto('/contact', { waitUntil: 'commit' });
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.clock.fastForward(60_000);
      await expect(page.locator('[data-frame="failed"]')).toBeVisible();
      await page.clock.resume();
    },
  },
  {
    name: 'the sliders paused',
    reach: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, '/website');
      const pauses = main(page).getByRole('button', { name: /^Pause/ });
      while ((await pauses.count()) > 0) await pauses.first().click();
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  },
  {
    name: 'the calculator with empty boxes',
    reach: async (page) => {
      await open(page, '/calculator');
      for (const box of await main(page).getByRole('spinbutton').all()) await box.fill('');
    },
  },
  {
    name: 'the calculator with the longest plan',
    reach: async (page) => {
      await open(page, '/calculator');
      const plan = {
        'Monthly investment': '99999999999',
        Duration: '60',
        'Expected annual return': '30',
        Inflation: '6',
      };
      for (const [name, typed] of Object.entries(plan))
        await page.getByRole('spinbutton', { name }).fill(typed);
      await expect(page.getByRole('heading', { name: 'Keep this plan' })).toBeVisible();
    },
  },
];
