import { ROUTE_DESCRIPTIONS } from '../../../src/domain/routeDescriptions';
import { expect, open, test } from '../support/test';

/** What search engines and shared links are told of the page shown. */
const TOLD = {
  description: 'meta[name="description"]',
  picture: 'meta[property="og:image"]',
  canonical: 'link[rel="canonical"]',
} as const;

test('the head follows a change of page without a page load, and says when there is none', async ({
  page,
  misdeeds,
}) => {
  await open(page, '/patent');
  const told = (what: keyof typeof TOLD) => page.locator(`head ${TOLD[what]}`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Branding' }).click();
  await expect(told('description')).toHaveAttribute('content', ROUTE_DESCRIPTIONS['/brand']);
  await expect(told('canonical')).toHaveAttribute('href', /\/brand$/);
  await expect(told('picture')).toHaveAttribute('content', /\/share\/brand\.jpg$/);

  await page.goBack();
  await expect(told('description')).toHaveAttribute('content', ROUTE_DESCRIPTIONS['/patent']);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(told('description')).toHaveCount(1);
  expect(misdeeds.complaints).toEqual([]);
});

test('data for search engines is no script to the security policy', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { tellRefused: (what: string) => void }).tellRefused(violatedDirective),
    ),
  );
  await open(page, '/resume');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  expect(refused).toEqual([]);
});

test('a page for developers is known to no search engine', async ({ page }) => {
  await open(page, '/machines');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toMatch(/machines|styleguide/);
});
