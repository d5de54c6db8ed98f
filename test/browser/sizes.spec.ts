import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/domain/routes';
import { budgetOf, OPEN_WIZARD_BUDGET_KB, weigh } from '../sizes/firstLoad';
import { expect, open, test } from './support/test';

const folder = path.resolve(import.meta.dirname, '../../dist-local');

/** What only a build made with INSPECT=1 loads; `test/sizes` makes sure that the published one has none of it. */
const isInspector = (script: string) => readFileSync(path.join(folder, script), 'utf8').includes('__inspect');

/** Every script that a visit fetches until the network rests. */
async function scriptsOf(page: Page, address: string): Promise<readonly string[]> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return [...scripts].filter((script) => !isInspector(script));
}

/** What the calculator fetches once it stands: d3's scales, the chart, scenarios, the goal. `test/sizes` holds the document to 105. */
const CALCULATOR_EXTRAS_KB = 17;

const VISITS = [
  ...ROUTES.map(({ path: address }) => ({
    address,
    budget: budgetOf(address) + (address === '/calculator' ? CALCULATOR_EXTRAS_KB : 0),
  })),
  { address: '/resume?template=1', budget: OPEN_WIZARD_BUDGET_KB },
];

for (const { address, budget } of VISITS) {
  test(`${address} loads at most ${budget} KB of script and nothing that can wait`, async ({ page }) => {
    const scripts = await scriptsOf(page, address);
    const { scriptKb, tooEarly } = weigh(folder, scripts);
    expect(tooEarly).toEqual([]);
    expect(scriptKb).toBeLessThanOrEqual(budget);
    expect(scripts.length).toBeGreaterThan(1);
  });
}
