import type { Page } from '@playwright/test';
import { FINANCE } from '../../../src/content/finance';
import { HOME } from '../../../src/content/home';
import { main } from '../support/accounts';
import { hold, MAIN_SCRIPT } from '../support/hold';
import { openTemplates } from '../support/posters';
import { expect, open, ready, test } from '../support/test';

const BOOT_SCRIPT = /\/assets\/boot\.\w+\.js$/;

/** What was visible of a page before its code ran. */
interface Seen {
  /** Values of `data-restoring`, in order. */
  readonly marks: (string | undefined)[];
  /** Number of frames in which the watched element was visible. */
  frames: number;
}

/** Records in every future document whether an element is visible before it is ready. */
const watch = (page: Page, selector: string) =>
  page.addInitScript((watched) => {
    const seen: Seen = { marks: [], frames: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const { restoring, ready: isReady } = document.documentElement.dataset;
      if (isReady !== undefined) return;
      if (restoring !== seen.marks.at(-1)) seen.marks.push(restoring);
      if (document.querySelector(watched)?.checkVisibility({ visibilityProperty: true })) seen.frames += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const painted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

test('a tool with saved work never shows its empty first screen, and its work once the code runs', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: /company name/i });
  await open(page, '/diwali');
  await name.fill('Asha Sweets');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('companyName'))).toBe('Asha Sweets');

  await watch(page, 'main');
  // The cached script nearly always runs before the first paint; a very busy machine may need another try.
  await expect(async () => {
    await page.reload();
    await ready(page);
    const seen = await seenBy(page);
    expect(seen.marks).toContain('hidden');
    expect(seen.frames).toBe(0);
  }).toPass();
  await expect(name).toBeVisible();
  await expect(name).toHaveValue('Asha Sweets');
});

test('the address of a letter shows the place of its editor meanwhile, not the gallery, nor fetches its pictures', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  // The only heading that is prerendered.
  await watch(page, 'main h1');
  const letCodeThrough = await hold(page, MAIN_SCRIPT);
  // The boot script nearly always runs before the first paint.
  await expect(async () => {
    pictures.length = 0;
    await page.goto('/resume?template=1&letter', { waitUntil: 'commit' });
    await expect(page.getByText('The editor is opening.')).toBeVisible();
    await expect.poll(() => painted(page)).toBe(1);
    expect(await seenBy(page)).toEqual({ marks: ['placeholder'], frames: 0 });
  }).toPass();
  letCodeThrough();
  await ready(page);
  expect(pictures.filter((address) => address.includes('/assets/'))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Letter in Template1' })).toBeVisible();
});

test('a link with a plan: what is painted before the boot script is dimmed until the plan is shown', async ({
  page,
}) => {
  const letBootThrough = await hold(page, BOOT_SCRIPT);
  const letCodeThrough = await hold(page, MAIN_SCRIPT);
  const html = page.locator('html');

  await page.goto('/calculator?monthlyInvestment=7000', { waitUntil: 'commit' });
  await expect.poll(() => painted(page)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letBootThrough();
  await expect(html).toHaveAttribute('data-restoring', 'dimmed');

  letCodeThrough();
  await ready(page);
  await expect(html).not.toHaveAttribute('data-restoring');
  await expect(page.getByRole('slider', { name: 'Monthly investment' })).toHaveValue('7000');
});

test('a boot script that runs after the page is ready changes nothing', async ({ page }) => {
  const letBootThrough = await hold(page, BOOT_SCRIPT);
  await page.goto('/calculator?monthlyInvestment=7000', { waitUntil: 'commit' });
  await ready(page);
  // On a busy machine the code may run before the first paint, and the mark would be 'hidden'.
  await expect.poll(() => painted(page)).toBe(1);
  letBootThrough();
  await expect(page.locator('html')).toHaveAttribute('data-restoring', 'dimmed');
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
});

test('a page that needs scripts says so if they do not load, and works after a reload', async ({
  page,
  violations,
}) => {
  for (const path of ['/calculator', '/login']) {
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(path);
    const notice = page.getByRole('alert');
    await expect(notice, path).toContainText('This page did not load completely');
    await page.unroute(MAIN_SCRIPT);
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await ready(page);
    await expect(notice, path).toBeHidden();
    // Chromium itself reports the missing file.
    expect(violations.problems.splice(0), path).toEqual([expect.stringContaining('ERR_FAILED')]);
  }
});

const shows = (page: Page, { heading }: { readonly heading: string }) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

const place = (page: Page) => page.evaluate(() => scrollY);

/** From the foot of the home page to a shorter page, scrolled too. @returns the place on the home page, in px */
async function goFromHomeToFinance(page: Page): Promise<number> {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.focus();
  const left = await place(page);
  await link.press('Enter');
  await shows(page, FINANCE);
  // It is scrolled to its top and gets the focus a frame after it is shown.
  await expect(main(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 700));
  return left;
}

test('Back and Forward return to the place, also from a page that is shorter', async ({ page }) => {
  const left = await goFromHomeToFinance(page);
  await page.goBack();
  await shows(page, HOME);
  await expect.poll(() => place(page)).toBe(left);
  await page.goForward();
  await expect.poll(() => place(page)).toBe(700);
  // The code of the home page has to be loaded again.
  await page.reload();
  await ready(page);
  await page.goBack();
  await shows(page, HOME);
  await expect.poll(() => place(page)).toBe(left);
});

test('a reload keeps the place among the templates of a phone, where the page is short until they are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openTemplates(page, { flow: 'diwali' });
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Download Image: template 2' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(1500);
});

test('Back before a page is ready loads the page before, at its place', async ({ page }) => {
  const left = await goFromHomeToFinance(page);
  const letCodeThrough = await hold(page, /\/assets\/finance\..*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.goBack({ waitUntil: 'commit' });
  await shows(page, HOME);
  await ready(page);
  letCodeThrough();
  await expect.poll(() => place(page)).toBe(left);
});

test('a page whose code is loaded is drawn as soon as its link is pressed', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FINANCE.heading);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  const shown = await home.evaluate(async (link: HTMLElement) => {
    link.click();
    // React draws what a press changed in a microtask.
    await Promise.resolve();
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe(HOME.heading);
});
