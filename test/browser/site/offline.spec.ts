import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { TEMPLATE_NUMBERS } from '../../../src/domain/access';
import { RESUME_VARIANT_NAMES } from '../../../src/domain/resume/variants';
import { resumeAddress } from '../../../src/features/resume/addresses';
import { freePort } from '../../runner/listen';
import { newEmail, signUp } from '../support/accounts';
import { printedPages } from '../support/pdf';
import { copyOfSite, DIST, serve, serveWithAccounts } from '../support/ownSite';
import { download, toTemplates } from '../support/posters';
import { sampleResume, sessionOf } from '../support/resumeTab';
import { setSession } from '../support/session';
import { expect, open, test } from '../support/test';

/** A tab of a visitor of their own, whose browser runs service workers. */
async function visit(browser: Browser, port: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${port}`, serviceWorkers: 'allow' });
  return context.newPage();
}

/** How many files of a kind the worker keeps. */
const kept = (page: Page, kind: RegExp) =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open('files')).keys();
    return requests.filter(({ url }) => name.test(url)).length;
  }, kind);

/** Those of the sheets and of the posters. The site's own font has no weight in its name. */
const COMMON_FONTS = /-(latin|devanagari)-\d+-\w+\.\w+\.woff2$/;

/** How many fonts of a family the page has loaded. */
const loaded = (page: Page, family: string) =>
  page.evaluate(
    (name) =>
      [...document.fonts].filter((font) => font.family.includes(name) && font.status !== 'unloaded').length,
    family,
  );

test('after one visit every tool does its whole job without a server, also for a member', async ({
  browser,
}) => {
  const port = await freePort();
  const end = await serveWithAccounts(port);
  const page = await visit(browser, port);
  await signUp(page, newEmail());
  await open(page, '/resume?template=1');
  // What the tool needs goes on being kept although the visitor leaves as soon as it has begun.
  await expect.poll(() => kept(page, COMMON_FONTS), { intervals: [5] }).toBeGreaterThan(0);
  // Each font that is loaded lays out the page again, while the visitor types.
  expect(await loaded(page, 'Mukta')).toBe(0);
  await open(page, '/diwali');
  // Four posters in three sizes.
  await expect.poll(() => kept(page, /\.svg$/)).toBeGreaterThanOrEqual(12);
  await expect.poll(() => kept(page, COMMON_FONTS)).toBeGreaterThanOrEqual(32);
  await end();

  // Its pictures were never on the screen.
  await open(page, '/occasional');
  const pictures = page.locator('img[src$=".webp"]');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS('opacity', '0');
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { name: 'This part is missing' })).toBeVisible();
  await open(page, '/Calculator/?monthly=2000');
  await page.getByRole('spinbutton', { name: 'Monthly investment' }).fill('2000');
  await expect(page.getByRole('main').getByText('₹1,56,164.76').first()).toBeVisible();
  // Rejects if the file is missing.
  await page.evaluate(() => document.fonts.load('1em "Plus Jakarta Sans"', '₹').then(() => undefined));
  for (const variant of RESUME_VARIANT_NAMES) {
    const resume = sampleResume(variant);
    await page.evaluate(setSession, sessionOf({ variant, resume }));
    await open(page, resumeAddress(variant));
    await expect(page.locator('[data-resume-sheet]').first()).toBeVisible();
    await page.getByRole('tab', { name: /^System/ }).click();
    await expect(page.getByRole('region', { name: 'Text in reading order' })).toBeVisible();
    const [sheet] = await printedPages(page);
    expect(sheet?.text).toContain(resume.personalInfo.fullName);
  }
  await toTemplates(page);
  for (const template of TEMPLATE_NUMBERS)
    expect((await download(page, template)).name).toBe('downloaded-image.jpg');
  await page.context().close();
});

/** A later release of the same site: a page that can be told, and a script that has another name. */
function nextRelease(): string {
  const { folder, change } = copyOfSite();
  const files = readFileSync(path.join(folder, 'worker.js'), 'utf8');
  const [chunk = '', hash = ''] = /contact\.(\w+)\.js/.exec(files) ?? [];
  const [runtime = ''] = /assets\/runtime\.\w+\.js/.exec(files) ?? [];
  renameSync(path.join(folder, 'assets', chunk), path.join(folder, 'assets/contact.00000000.js'));
  change(runtime, hash, '00000000');
  change('contact.html', hash, '00000000');
  change('diwali.html', '<html ', '<html data-release="next" ');
  change('worker.js', hash, '00000000');
  change('worker.js', /(?<="url":"\/diwali","revision":")\w+/g, 'new');
  return folder;
}

/** A visitor's tab with a name typed into the studio. `publish` replaces the site by its next release. */
async function openStudio(browser: Browser) {
  const port = await freePort();
  let endServer = await serve(DIST, port);
  const page = await visit(browser, port);
  await open(page, '/diwali');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByLabel('Company name').fill('Sharma Traders');
  const publish = async (folder = nextRelease()) => {
    await endServer();
    endServer = await serve(folder, port);
    return async () => {
      await page.context().close();
      await endServer();
      rmSync(folder, { recursive: true });
    };
  };
  return { page, publish };
}

test('a new release waits until the visitor asks for it, and the other tabs go on with the old one', async ({
  browser,
}) => {
  const { page, publish } = await openStudio(browser);
  const other = await page.context().newPage();
  await open(other, '/diwali');
  const end = await publish();

  await page.reload();
  const document = page.locator('html[data-release="next"]');
  await expect(document).toHaveCount(0);
  // Neither is stored.
  await expect(page.getByText('a photo or an unsent form is lost')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(document).toHaveCount(1);
  await expect(page.getByLabel('Company name')).toHaveValue('Sharma Traders');
  await expect(other.getByLabel('Company name')).toHaveValue('');
  await expect(other.getByText('A new version is ready')).toBeVisible();
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(other).toHaveTitle(/^Contact/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await end();
});

test('a release of which a file is missing is offered once it is complete', async ({ browser }) => {
  const { page, publish } = await openStudio(browser);
  const folder = nextRelease();
  const file = path.join(folder, 'assets/contact.00000000.js');
  const content = readFileSync(file);
  rmSync(file);
  await publish(folder);
  /** How the installation of the worker that the site now has ends. */
  const installation = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing ?? registration.waiting;
      if (worker?.state === 'installing')
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      return worker?.state;
    });
  expect(await installation()).toBe('redundant');
  writeFileSync(file, content);
  const end = await publish(folder);
  expect(await installation()).toBe('installed');
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await end();
});

test('the offer of a new release covers neither what has the focus nor, on a phone, the wizard’s buttons', async ({
  browser,
}) => {
  const { page, publish } = await openStudio(browser);
  const end = await publish();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/resume?template=1');
  await expect(page.getByText('A new version is ready')).toBeVisible();
  // A click would scroll the page until nothing covers it.
  const isFree = (button: Element) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect.poll(() => next.evaluate(isFree)).toBe(true);
  await page.keyboard.press('Tab');
  for (const link of [/^Empowering Innovation/, /^Letter/]) {
    const top = page.getByRole('link', { name: link }).first();
    await top.focus();
    await expect.poll(() => top.evaluate(isFree)).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'AI Tools' });
  await last.focus();
  await expect.poll(() => last.evaluate(isFree)).toBe(true);
  // As zooming to 400 % makes it.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.getByText('A new version is ready')).not.toBeInViewport();
  await next.focus();
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(next).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await page.getByLabel('Full name').fill('Nisha Rao');
  // It stays under the pointer, at the end of the page.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toBeFocused();
  await end();
});

test('code that a later release has replaced is offered by a reload, which keeps what was typed', async ({
  browser,
}) => {
  const { page, publish } = await openStudio(browser);
  const end = await publish();
  // The browser may drop what it and the worker keep.
  await page.evaluate(() => caches.delete('files'));
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('a new version of the site is out')).toBeVisible();
  await main.getByRole('button', { name: 'Reload the page' }).click();
  await expect(main.getByTitle('Contact form')).toBeVisible();
  await open(page, '/diwali');
  await expect(page.locator('html[data-release="next"]')).toHaveCount(1);
  await expect(page.getByLabel('Company name')).toHaveValue('Sharma Traders');
  await end();
});
