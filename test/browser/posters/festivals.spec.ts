import type { Page } from '@playwright/test';
import { hold, MAIN_SCRIPT } from '../support/hold';
import { expect, open, ready, test } from '../support/test';

/** One hour past midnight in India, still the day before in America. */
const AFTER_MIDNIGHT = '2027-08-15T19:30:00Z';

test.describe('with a clock that is a day behind India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the next festival follows the day in India, on every page that leads to its posters', async ({
    page,
  }) => {
    await page.clock.setFixedTime(AFTER_MIDNIGHT);
    await open(page, '/socialAi');
    const occasion = page.getByRole('main').getByRole('link', { name: 'Occasion' });
    await expect(occasion).toHaveAccessibleName(/Next: Raksha Bandhan, tomorrow$/);
    await occasion.click();
    for (const [name, date] of [
      ['Raksha Bandhan', '17 August 2027'],
      ['Ganesh Chaturthi', '4 September 2027'],
      ['Independence Day', '15 August 2028'],
      ['Diwali', '29 October 2027'],
    ] as const) {
      const card = page.getByRole('link').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card).toHaveAccessibleName(new RegExp(`^${name} ${date}`));
    }
    const line = page.getByText(/^Next festival:/).locator('..');
    await expect(line).toHaveText('Next festival: Raksha Bandhan, tomorrow · 17 August 2027');
    await line.getByRole('link').click();
    await expect(page).toHaveURL('/rakshaBhandan');
    await expect(page.getByText('Raksha Bandhan is tomorrow, 17 August 2027.')).toBeVisible();
  });
});

/** Offsets of the page's parts from its top on a phone and on a desktop, in px. */
async function places(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 860 });
    const parts = page.locator('main, main h2, main p, main form, main input, footer');
    found.push(
      ...(await parts.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().top))),
    );
  }
  return found.map(Math.round);
}

test('the festival shifts nothing when it appears', async ({ page }) => {
  await page.clock.setFixedTime('2027-09-05T12:00:00Z');
  for (const path of ['/occasional', '/socialAi', '/diwali', '/independence']) {
    const letThrough = await hold(page, MAIN_SCRIPT);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // A date in prerendered HTML would be wrong the next day.
    await expect(page.getByRole('main').locator('time')).toHaveCount(0);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(10);
    letThrough();
    await ready(page);
    await expect(page.getByText(/Next|in \d+ days/).first()).toBeVisible();
    expect(await places(page), path).toEqual(before);
  }
});
