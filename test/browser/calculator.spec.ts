import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test';

const box = (page: Page, name: string) => page.getByRole('spinbutton', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
/** The figure that stands under a result's name. */
const result = (page: Page, name: string) =>
  page.getByRole('status').locator('div').filter({ hasText: name }).getByRole('definition');

test.describe('the calculator', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/calculator');
  });

  test('begins with the specified plan and its result', async ({ page }) => {
    await expect(box(page, 'Monthly investment')).toHaveValue('1000');
    await expect(result(page, 'Maturity value')).toHaveText('₹78,082.38');
    await expect(result(page, 'Invested amount')).toHaveText('₹60,000.00');
    await expect(result(page, 'Estimated return')).toHaveText('₹18,082.38');
  });

  test('can be worked with the keyboard alone', async ({ page }) => {
    await slider(page, 'Duration').focus();
    await page.keyboard.press('End');
    await expect(box(page, 'Duration')).toHaveValue('30');
    await page.keyboard.press('ArrowLeft');
    await expect(box(page, 'Duration')).toHaveValue('29');
    await slider(page, 'Expected annual return').focus();
    await page.keyboard.press('ArrowRight');
    await expect(box(page, 'Expected annual return')).toHaveValue('10.1');
    await box(page, 'Monthly investment').focus();
    await page.keyboard.press('ArrowUp');
    await expect(box(page, 'Monthly investment')).toHaveValue('1100');
    await expect(result(page, 'Invested amount')).toHaveText('₹3,82,800.00');
  });

  test('calculates what is typed beyond a slider, which rests at its end', async ({ page }) => {
    await box(page, 'Duration').fill('40');
    await expect(slider(page, 'Duration')).toHaveValue('30');
    await expect(result(page, 'Invested amount')).toHaveText('₹4,80,000.00');
    await box(page, 'Monthly investment').fill('-500');
    await expect(slider(page, 'Monthly investment')).toHaveValue('500');
    await expect(result(page, 'Invested amount')).toHaveText('−₹2,40,000.00');
  });

  for (const [what, typed] of [
    ['nothing', ''],
    ['half a number', '1e'],
    ['letters', 'abc'],
    ['a number beyond all numbers', '1e308'],
  ] as const) {
    test(`${what} in a box leads to "—", a hint and no broken page`, async ({ page }) => {
      const rate = box(page, 'Expected annual return');
      await rate.fill('');
      await rate.pressSequentially(typed);
      await expect(result(page, 'Maturity value')).toHaveText('—');
      await expect(page.getByRole('status')).toContainText(/number/);
      await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/);
      await rate.fill('12');
      await expect(result(page, 'Maturity value')).toHaveText('₹82,486.37');
    });
  }

  test('takes "₹ 1,00,000" from the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('₹ 1,00,000'));
    await box(page, 'Monthly investment').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(box(page, 'Monthly investment')).toHaveValue('100000');
    await expect(result(page, 'Maturity value')).toHaveText('₹78,08,238.11');
  });

  test('needs no sideways scrolling on the narrowest phone, even with the largest plan', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await box(page, 'Monthly investment').fill('99999999999');
    await box(page, 'Duration').fill('60');
    await box(page, 'Expected annual return').fill('30');
    await expect(result(page, 'Maturity value')).toContainText('₹');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
