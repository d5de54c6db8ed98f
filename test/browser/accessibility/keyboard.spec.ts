import { expectRefusal, main, nav, newEmail, WRONG_PASSWORD } from '../support/accounts';
import { expect, open, test } from '../support/test';
import { pressOn, tabTo, typeInto } from './support/keyboard';

test.describe('by keyboard alone', () => {
  test('the skip link skips the menu, and a menu link moves the focus to its page’s content', async ({
    page,
  }) => {
    await open(page, '/patent');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'See the fees' })).toBeFocused();
    await tabTo(page, nav(page).getByRole('link', { name: 'Branding' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/brand$/);
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Compare packages' })).toBeFocused();
  });

  test('on the home page, the services directly follow the link to the tools', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('link', { name: 'Open the free tools' }));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Services' }).getByRole('link').first()).toBeFocused();
  });

  test('the menu on a phone opens, closes with Escape and navigates', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/');
    const menu = page.getByLabel('Menu', { exact: true });
    const links = nav(page);
    await pressOn(page, menu);
    await tabTo(page, links.getByRole('link', { name: 'Website' }));
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(links).toBeHidden();
    await page.keyboard.press('Space');
    await pressOn(page, links.getByRole('link', { name: 'Contact' }));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(links).toBeHidden();
  });

  test('a slider is paused, moved with its arrows and scrolled with the keys', async ({ page }) => {
    await open(page, '/website');
    const slider = page.getByRole('group', { name: 'Sample sites' });
    const list = slider.getByRole('list').first();
    await tabTo(page, list);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await pressOn(page, slider.getByRole('button', { name: /^Pause/ }));
    await expect(slider.getByRole('button', { name: /^Play/ })).toBeFocused();
    await pressOn(page, slider.getByRole('button', { name: 'Next sample' }));
    await expect(slider.getByRole('status')).toHaveText(/^sample \d to \d of 6$/);
  });

  test('the contact form is filled in and sent', async ({ page }) => {
    await open(page, '/contact');
    const form = page.frameLocator('iframe[title="Contact form"]');
    await expect(form.getByLabel('Name')).toBeVisible();
    await typeInto(page, form.getByLabel('Name'), 'Asha Rao');
    await typeInto(page, form.getByLabel('E-mail'), 'asha@example.com');
    await tabTo(page, form.getByLabel('What is it about?'));
    await page.keyboard.press('ArrowDown');
    await expect(form.getByLabel('What is it about?')).toHaveValue('A patent');
    await typeInto(page, form.getByLabel('Message'), 'A lamp');
    await pressOn(page, form.getByRole('button', { name: 'Write the e-mail' }));
    await expect(form.getByRole('status')).toContainText('Your words stay here');
    await tabTo(page, page.getByRole('complementary', { name: 'Other ways' }).getByRole('link').first());
  });

  test('the login popup switches tabs with the arrows, traps the focus, reports errors and returns the focus', async ({
    page,
    violations,
  }) => {
    await open(page, '/resume');
    const gate = page.getByRole('button', { name: 'Login to open Template4' });
    await pressOn(page, gate);
    const popup = page.getByRole('dialog');
    await tabTo(page, popup.getByRole('tab', { name: 'Login' }));
    await page.keyboard.press('ArrowRight');
    await expect(popup.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
    await expect(popup.getByLabel('User name')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    // Only the browser's own toolbar is outside.
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await typeInto(page, popup.getByLabel('E-mail'), newEmail());
    await typeInto(page, popup.getByLabel('Password', { exact: true }), 'wrong-horse');
    await page.keyboard.press('Enter');
    await expect(popup.getByText(WRONG_PASSWORD).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(gate).toBeFocused();
    expectRefusal(violations.problems);
  });

  test('a poster is made, from its details to the saved file', async ({ page }) => {
    await open(page, '/diwali');
    await typeInto(page, page.getByLabel('Company name'), 'Sharma Traders');
    await typeInto(page, page.getByLabel('Phone number', { exact: true }), '+91 98765 43210');
    await pressOn(page, page.getByRole('button', { name: 'Next' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Select a Template' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Download Image: template 2' }));
    const saved = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await saved).suggestedFilename()).toBe('downloaded-image.jpg');
  });
});
