import type { Page } from '@playwright/test';
import { expect, open, ready, test } from '../support/test';

/** Half past midnight in India, still the day before in Europe and America. */
const AFTER_MIDNIGHT = '2027-08-15T19:30:00Z';
const LINE = /^(Next festival|Today):/;

const line = (page: Page) => page.getByRole('main').getByText(LINE).locator('..');
const details = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('the next festival', () => {
  test.describe('on a clock in another day than India', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('is told from the day in India', async ({ page }) => {
      await page.clock.setFixedTime(AFTER_MIDNIGHT);
      await open(page, '/occasional');
      await expect(line(page)).toHaveText('Next festival: Raksha Bandhan, tomorrow · 17 August 2027');
    });
  });

  test('leads to its posters', async ({ page }) => {
    await page.clock.setFixedTime('2027-09-04T06:00:00Z');
    await open(page, '/occasional');
    await expect(line(page)).toHaveText('Today: Ganesh Chaturthi 4 September 2027');
    await line(page).getByRole('link').click();
    await expect(page).toHaveURL('/ganeshChaturthi');
    await expect(page.getByText('Ganesh Chaturthi is today, 4 September 2027.')).toBeVisible();
  });

  test('stands on every card, on the way there and over the form', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await open(page, '/socialAi');
    const occasion = page.getByRole('main').getByRole('link', { name: 'Occasion' });
    await expect(occasion).toHaveAccessibleDescription(/Next: Raksha Bandhan, in 269 days$/);
    await occasion.click();
    for (const [name, date] of [
      ['Raksha Bandhan', '17 August 2027'],
      ['Ganesh Chaturthi', '4 September 2027'],
      ['Independence Day', '15 August 2027'],
      ['Diwali', '29 October 2027'],
    ] as const) {
      const card = page.getByRole('link', { name, exact: true }).filter({ has: page.getByRole('heading') });
      await expect(card).toHaveAccessibleDescription(new RegExp(`^${date}`));
    }
    await page.getByRole('heading', { name: 'Diwali' }).click();
    await expect(page.getByText('Diwali is on 29 October 2027, in 342 days.')).toBeVisible();
  });

  test('turns over at midnight while the page stays open', async ({ page }) => {
    await page.clock.install({ time: '2027-08-16T18:00:00Z' });
    await open(page, '/occasional');
    await expect(line(page)).toContainText('tomorrow');
    await page.clock.runFor(25 * 60_000);
    await expect(line(page)).toContainText('tomorrow');
    await page.clock.runFor(6 * 60_000);
    await expect(line(page)).toHaveText(/^Today: Raksha Bandhan/);
  });

  for (const path of ['/occasional', '/socialAi', '/diwali', '/independence'])
    for (const width of [360, 1280])
      test(`moves nothing on ${path} at ${width} px when it is told`, async ({ page }) => {
        await page.setViewportSize({ width, height: 860 });
        await page.clock.setFixedTime('2027-09-05T12:00:00Z');
        let letThrough: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (letThrough = resolve));
        await page.route(/\/assets\/main\..*\.js$/, async (request) => {
          await held;
          await request.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        // A day in prerendered HTML would be wrong tomorrow.
        await expect(page.getByRole('main').locator('time')).toHaveCount(0);
        const places = () =>
          page
            .locator('main, main h2, main p, main form, main input, footer')
            .evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)));
        const before = await places();
        expect(before.length).toBeGreaterThan(5);
        letThrough();
        await ready(page);
        await expect(page.getByText(/Next|in \d+ days/).first()).toBeVisible();
        expect(await places()).toEqual(before);
      });
});

test.describe('details typed once', () => {
  const FILLED = 'Filled in from what you typed before.';

  async function typeForDiwali(page: Page) {
    await open(page, '/diwali');
    await expect(page.getByText(FILLED)).toHaveCount(0);
    await details(page, 'Company name').fill('Asha Sweets');
    await details(page, 'Phone number').fill('+91 98765 43210');
    await details(page, 'E-mail address').fill('asha@example.com');
    await details(page, 'Company address').fill('14 Sadar Bazar');
  }

  async function expectDetails(page: Page) {
    await expect(details(page, 'Company name')).toHaveValue('Asha Sweets');
    await expect(details(page, 'E-mail address')).toHaveValue('asha@example.com');
    await expect(details(page, 'Company address')).toHaveValue('14 Sadar Bazar');
    await expect(page.getByText(FILLED)).toBeVisible();
  }

  test('stand in the next occasion, and the e-mail address in the gym form, after a reload too', async ({
    page,
  }) => {
    await typeForDiwali(page);
    await expect(page.getByText(FILLED)).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Occasion' })
      .click();
    await page.getByRole('heading', { name: 'Raksha Bandhan' }).click();
    await expectDetails(page);
    await page.reload();
    await ready(page);
    await expectDetails(page);
    await open(page, '/gym');
    await expect(details(page, 'E-mail address')).toHaveValue('asha@example.com');
    await expect(details(page, 'Business name')).toHaveValue('');
    await expect(page.getByText(FILLED)).toBeVisible();
  });

  test('can be cleared, and cleared by mistake', async ({ page }) => {
    await typeForDiwali(page);
    await open(page, '/ganeshChaturthi');
    await expectDetails(page);
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(details(page, 'Company name')).toBeFocused();
    await expect(details(page, 'Company name')).toHaveValue('');
    await expect(details(page, 'E-mail address')).toHaveValue('');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('companyName'))).toBe('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(details(page, 'Company name')).toHaveValue('Asha Sweets');
    await page.reload();
    await ready(page);
    await expectDetails(page);
  });
});
