import type { RoutePath } from '../../../../src/domain/routes';
import { expectRefusal, fill, main, nav, newEmail, toast, WRONG_PASSWORD } from '../../support/accounts';
import { chooseLogo, opaqueLogo } from '../../support/posters';
import { ready } from '../../support/test';
import { DESK, PHONE } from './inspect';
import { expect, press, type Visit } from './look';

const FESTIVAL = { 'Company name': 'Sharma Traders & Sons', 'Phone number': '+91 98765 43210' };
const OFFER = {
  'Business name': 'Iron Akhada',
  'Contact number': '+91 98765 43210',
  'Offer percentage': '50',
};

/** The states that a visitor reaches from each page as it opens. */
export const STATES: Readonly<Partial<Record<RoutePath, (visit: Visit) => Promise<void>>>> = {
  async '/resume'({ page, look, problems }) {
    await press(page, /^Login/);
    const popup = page.getByRole('dialog');
    await popup.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(popup.getByLabel('User name')).toBeVisible();
    await look('the popup’s form to sign up');
    await popup.getByRole('tab', { name: 'Login' }).click();
    await fill(popup, { 'E-mail': newEmail(), Password: 'wrong-horse' });
    await popup.getByRole('button', { name: 'Log in' }).click();
    await expect(toast(page, WRONG_PASSWORD)).toBeVisible();
    await look('a wrong password in the popup');
    expectRefusal(problems);
  },

  async '/login'({ page, look }) {
    // Google's window can't open.
    await page.evaluate(() => (window.open = () => null));
    await main(page).getByLabel('Password', { exact: true }).fill('correct-horse');
    await press(page, 'Show password');
    await press(page, 'Continue with Google');
    await expect(toast(page, 'The browser blocked the Google window.')).toBeVisible();
    await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await look('a toast, and the password shown');
  },

  async '/patent'({ page, look, problems }) {
    await page.route(/\/assets\/contact\..*\.js$/, (route) => route.abort());
    await nav(page).getByRole('link', { name: 'Contact' }).click();
    await expect(main(page).getByRole('button', { name: /again/i })).toBeVisible();
    await look('a page whose code does not come');
    const expected = /ERR_FAILED|ChunkLoadError|Loading chunk|did not load/;
    expect(problems.splice(0).filter((text) => !expected.test(text))).toEqual([]);
  },

  async '/contact'({ page, look }) {
    await page.setViewportSize(PHONE);
    await page.getByLabel('Menu', { exact: true }).click();
    await expect(nav(page)).toBeVisible();
    await look('the menu of a phone, open');
    await page.setViewportSize(DESK);
    await page.clock.install();
    // The response never arrives.
    await page.route('**/forms/contact*', () => new Promise(() => undefined));
    await page.reload({ waitUntil: 'commit' });
    await ready(page);
    await expect(page.locator('[data-frame="loading"]')).toBeVisible();
    await look('the form on its way');
    await page.clock.fastForward(60_000);
    await expect(page.locator('[data-frame="failed"]')).toBeVisible();
    await look('the form that did not come');
  },

  async '/website'({ page, look }) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const pauses = main(page).getByRole('button', { name: /^Pause/ });
    await expect(pauses).not.toHaveCount(0);
    while ((await pauses.count()) > 0) await pauses.first().click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await look('the sliders paused');
  },

  async '/calculator'({ page, look }) {
    const box = (name: string) => main(page).getByRole('spinbutton', { name });
    for (const one of await main(page).getByRole('spinbutton').all()) await one.fill('');
    await look('empty boxes');
    await box('Monthly investment').fill('99999999999');
    await box('Duration').fill('60');
    await box('Expected annual return').fill('30');
    await box('Inflation').fill('6');
    await expect(page.getByRole('heading', { name: 'Keep this plan' })).toBeVisible();
    await look('the longest plan');
  },

  async '/diwali'({ page, look }) {
    await fill(main(page), { ...FESTIVAL, 'Company address': '14 Sadar Bazar, Gurugram, 12' });
    await chooseLogo(page, 'logo.jpg', await opaqueLogo());
    await expect(main(page).getByRole('img', { name: 'Your logo without the box' })).toBeVisible();
    await look('a logo that has a background');
    await press(page, 'Next');
    await expect(main(page).getByRole('button', { name: 'Download Image: template 1' })).toBeVisible();
    await look('the templates');
    await press(page, 'Download Image: template 1');
    await expect(page.getByText('Saved to your downloads').first()).toBeVisible();
    await look('a poster that was saved');
    await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = () => undefined));
    await press(page, 'Download Image: template 2');
    await expect(page.getByText('Drawing the poster')).toBeVisible();
    await look('a poster being made');
  },

  async '/independence'({ page, look }) {
    await fill(main(page), FESTIVAL);
    await press(page, 'Next');
    await expect(main(page).getByText('Coming Soon').first()).toBeVisible();
    await look('no templates yet');
  },

  async '/gym'({ page, look }) {
    await chooseLogo(page, 'notes.txt', Buffer.from('no picture'));
    await expect(main(page).getByText(/notes\.txt/)).toBeVisible();
    await look('a file that isn’t a picture');
    await fill(main(page), OFFER);
    await press(page, 'Next');
    const choices = main(page).getByRole('button', { name: /Choose/ });
    await expect(choices).toHaveCount(2);
    await look('the two posters');
    await choices.first().click();
    await expect(main(page).getByRole('button', { name: /^Download Image/ })).toBeVisible();
    await look('the chosen poster');
  },
};
