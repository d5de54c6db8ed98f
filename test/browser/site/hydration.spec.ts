import type { Page, Route } from '@playwright/test';
import { fill, main } from '../support/accounts';
import { hold, MAIN_SCRIPT } from '../support/hold';
import { expect, ready, test } from '../support/test';

/** Opens a page whose code is held back. @returns a function that lets it through */
async function openWithoutCode(page: Page, route: string): Promise<() => void> {
  const letThrough = await hold(page, MAIN_SCRIPT);
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('#root main').waitFor({ state: 'attached' });
  return letThrough;
}

/** Waits until a text is saved: in the address for a plan, otherwise in the session. */
const expectKept = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => location.search + Object.values(sessionStorage).join()))
    .toContain(text);

test('a form filled in and submitted before the code runs stays on its page and keeps its texts', async ({
  page,
}) => {
  const letThrough = await openWithoutCode(page, '/diwali');
  const name = main(page).getByLabel('Company name');
  const language = main(page).getByRole('combobox', { name: 'Greeting language' });
  await fill(main(page), { 'Company name': 'Asha Sweets', 'Phone number': '9876543210' });
  await language.selectOption('mr');
  await main(page).getByRole('button', { name: 'Next' }).click();
  letThrough();
  await ready(page);
  expect(new URL(page.url()).search).toBe('');
  await expect(name).toHaveValue('Asha Sweets');
  await expect(language).toHaveValue('mr');
  for (const text of ['Asha Sweets', '9876543210', '"diwali":"mr"']) await expectKept(page, text);
});

test('the calculator keeps what is typed and dragged before the code runs', async ({ page }) => {
  const letThrough = await openWithoutCode(page, '/calculator');
  const box = page.getByRole('spinbutton', { name: 'Monthly investment' });
  const slider = page.getByRole('slider', { name: 'Duration' });
  await box.fill('2500');
  await slider.fill('17');
  letThrough();
  await ready(page);
  await expect(box).toHaveValue('2500');
  await expect(slider).toHaveValue('17');
  await expectKept(page, 'monthlyInvestment=2500&investmentDuration=17');
});

test('the menu on a phone opens before the code runs, stays open and closes with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const letThrough = await openWithoutCode(page, '/patent');
  const links = page.getByRole('navigation', { name: 'Main' });
  await page.getByLabel('Menu', { exact: true }).click();
  await expect(links).toBeVisible();
  letThrough();
  await ready(page);
  await expect(links).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
});

test('a page whose code never loads is still shown', async ({ page, violations }) => {
  await page.addInitScript(() => sessionStorage.setItem('companyName', 'Asha Sweets'));
  const asked = new Promise<Route>((resolve) => void page.route(MAIN_SCRIPT, resolve));
  await page.goto('/diwali', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restoring');
  await (await asked).abort();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
  // Besides the lost file, the browser may report those that were fetched in vain.
  const lost = violations.problems.splice(0).filter((complaint) => !complaint.includes('preloaded'));
  expect(lost).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});
