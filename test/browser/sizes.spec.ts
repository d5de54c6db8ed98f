import path from 'node:path';
import { ROUTES } from '../../src/domain/routes';
import { budgetOf, weigh } from '../sizes/firstLoad';
import { expect, open, test } from './support/test';

const folder = path.resolve(import.meta.dirname, '../../dist-local');

for (const { path: route } of ROUTES) {
  test(`${route} loads at most ${budgetOf(route)} KB of script and nothing that can wait`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
    });
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const { scriptKb, tooEarly } = weigh(folder, [...scripts]);
    expect(tooEarly).toEqual([]);
    expect(scriptKb).toBeLessThanOrEqual(budgetOf(route));
    expect(scripts.size).toBeGreaterThan(1);
  });
}
