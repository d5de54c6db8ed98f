import { ROUTE_DESCRIPTIONS } from '../../../src/domain/routeDescriptions';
import { expect, open, test } from '../support/test';

/** The metadata of the current page for search engines and shared links. */
const TOLD = {
  description: 'meta[name="description"]',
  picture: 'meta[property="og:image"]',
  canonical: 'link[rel="canonical"]',
} as const;

test('client-side navigation updates title and head, and scrolls to the top', async ({ page }) => {
  await open(page, '/patent');
  const told = (what: keyof typeof TOLD) => page.locator(`head ${TOLD[what]}`);
  const robots = page.locator('meta[name="robots"]');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(() => window.scrollTo(0, 500));
  await menu.getByRole('link', { name: 'Branding' }).click();
  await expect(page).toHaveTitle(/^Branding/);
  await expect(told('description')).toHaveAttribute('content', ROUTE_DESCRIPTIONS['/brand']);
  await expect(told('canonical')).toHaveAttribute('href', /\/brand$/);
  await expect(told('picture')).toHaveAttribute('content', /\/share\/brand\.jpg$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(told('description')).toHaveAttribute('content', ROUTE_DESCRIPTIONS['/patent']);
  await expect(robots).toHaveCount(0);
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(told('description')).toHaveCount(1);
});
