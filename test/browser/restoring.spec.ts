import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Holds back the files an expression matches until they are let through. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = once(gate, 'open');
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('open'));
}

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('a link with a plan: what is painted before its script came is dimmed until the plan is there', async ({
  page,
}) => {
  const letBootThrough = await hold(page, /\/boot\.\w+\.js$/);
  const letCodeThrough = await hold(page, /\/react\.\w+\.js$/);
  const html = page.locator('html');

  await page.goto('/calculator?monthlyInvestment=7000', { waitUntil: 'commit' });
  await expect.poll(() => painted(page)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letBootThrough();
  await expect(html).toHaveAttribute('data-restoring', 'dimmed');

  letCodeThrough();
  await expect(html).toHaveAttribute('data-ready', '');
  await expect(html).not.toHaveAttribute('data-restoring');
  await expect(page.getByRole('slider', { name: 'Monthly investment' })).toHaveValue('7000');
});
