import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/domain/routes';
import { fill } from '../support/accounts';
import { hold, MAIN_SCRIPT } from '../support/hold';
import { expect, ready, test } from '../support/test';

/** Opens a page whose code does not come until it is let through. @returns lets it through */
async function openWithoutCode(page: Page, route: string): Promise<() => void> {
  const letThrough = await hold(page, MAIN_SCRIPT);
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('#root main').waitFor({ state: 'attached' });
  return letThrough;
}

for (const { path: route } of ROUTES) {
  test(`${route} can be read before its code comes, and keeps every node when it does`, async ({ page }) => {
    // What comes late takes its placeholder away, an embedded form and the calculator's chart: here neither ever comes.
    await page.route(/\/forms\/.*\.html|\/assets\/sipExtras\./, () => new Promise(() => undefined));
    const letThrough = await openWithoutCode(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await page.evaluate(() => {
      const nodes = [...document.querySelectorAll('#root main, #root main *, #root nav, #root footer')];
      Object.assign(window, { nodesBefore: nodes });
      return nodes.length;
    });
    expect(before).toBeGreaterThan(5);
    letThrough();
    await ready(page);
    const lost = await page.evaluate(() =>
      (window as unknown as { nodesBefore: Element[] }).nodesBefore
        .filter((node) => !node.isConnected)
        .map((node) => node.outerHTML.slice(0, 120)),
    );
    expect(lost).toEqual([]);
  });
}

for (const { route, role, name, value } of [
  { route: '/diwali', role: 'textbox', name: 'Company name', value: 'Asha Sweets' },
  { route: '/diwali', role: 'combobox', name: 'Greeting language', value: 'mr' },
  { route: '/calculator', role: 'spinbutton', name: 'Monthly investment', value: '2500' },
  { route: '/calculator', role: 'slider', name: 'Monthly investment', value: '7000' },
] as const)
  test(`${route}: a ${role} changed before the code comes is kept, on the page and for the next visit`, async ({
    page,
  }) => {
    const letThrough = await openWithoutCode(page, route);
    const control = page.getByRole(role, { name, exact: true });
    await (role === 'combobox' ? control.selectOption(value) : control.fill(value));
    letThrough();
    await ready(page);
    await expect(control).toHaveValue(value);
    await expect
      .poll(() => page.evaluate(() => location.search + Object.values(sessionStorage).join()))
      .toContain(value);
  });

for (const { route, fields } of [
  {
    route: '/diwali',
    fields: { 'Company name': 'Asha Sweets', 'Phone number': '9876543210' },
    press: 'Next',
  },
  { route: '/gym', fields: { 'Business name': 'Iron Akhada', 'Contact number': '9876543210' } },
])
  test(`${route}: a form sent before the code comes stays where it is, and nothing of it is in the address`, async ({
    page,
  }) => {
    const letThrough = await openWithoutCode(page, route);
    const form = page.getByRole('main');
    await fill(form, fields);
    await form.getByRole('button', { name: 'Next', exact: true }).click();
    letThrough();
    await ready(page);
    expect(new URL(page.url()).search).toBe('');
    for (const [label, text] of Object.entries(fields))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
  });

test('the menu of a phone opens before the code comes, stays open and closes with Escape', async ({
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

test('a page whose code never comes is shown all the same', async ({ page, misdeeds }) => {
  await page.addInitScript(() => sessionStorage.setItem('companyName', 'Asha Sweets'));
  await page.route(MAIN_SCRIPT, (request) => request.abort());
  await page.goto('/diwali');
  // At once where boot.ts hears the script fail; after the 5 s it waits at most where the script failed before boot.ts was there.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 10_000 });
  await page.close();
  // Beside the lost file, the browser may tell of those that were fetched for nothing.
  const lost = misdeeds.complaints.splice(0).filter((complaint) => !complaint.includes('preloaded'));
  expect(lost).toHaveLength(1);
});
