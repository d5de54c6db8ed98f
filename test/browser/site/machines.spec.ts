import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { axeFaults } from '../accessibility/support/axe';
import { main } from '../support/accounts';
import { expect, open, ready, test } from '../support/test';

const event = (page: Page, name: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const now = (page: Page) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: /^Now/ }) });
const current = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^Jump to a state/ })
    .locator('[aria-current]');
const lit = (page: Page, state: string) => page.locator(`figure [data-node="${state}"] rect`).first();

/** The colour a state of the drawing is filled with. */
const fill = (page: Page, state: string) =>
  lit(page, state).evaluate((plate) => getComputedStyle(plate).fill);

/** Opens the app in one tab and a machine in another that follows it. */
async function follow(context: BrowserContext, app: Page, address: string, machine: string): Promise<Page> {
  await open(app, address);
  const cockpit = await context.newPage();
  await open(cockpit, `/machines?machine=${machine}`);
  const choice = cockpit.getByLabel('Follow');
  await expect(choice.locator('option', { hasText: address })).toHaveCount(1);
  await choice.selectOption({ index: 1 });
  await expect(now(cockpit)).toContainText(`in the tab on ${address}`);
  return cockpit;
}

test.describe('the index', () => {
  test('shows every machine with where it stands, and finds one by its words', async ({ page }) => {
    await open(page, '/machines');
    await expect(page).toHaveTitle(/^Machines/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(main(page).getByRole('listitem')).toHaveCount(13);
    await page.getByLabel('Filter').fill('popup');
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
    await main(page)
      .getByRole('link', { name: /Login popup/ })
      .click();
    await expect(page).toHaveTitle(/^Login popup/);
    await expect(current(page)).toHaveText('closed');
  });

  test('draws them all, live', async ({ page }) => {
    await open(page, '/machines');
    await page.getByRole('radio', { name: 'Diagrams' }).check();
    await expect(main(page).getByRole('listitem').locator('svg[viewBox]')).toHaveCount(13);
  });
});

test.describe('one machine', () => {
  test('moves by its events, lights the state and keeps a log', async ({ page }) => {
    await open(page, '/machines?machine=resumeA');
    const before = await fill(page, 'resumeA.work');
    await event(page, 'NEXT').click();
    await expect(current(page)).toHaveText(/^work/);
    expect(await fill(page, 'resumeA.work')).not.toBe(before);
    const row = main(page).getByRole('row', { name: /NEXT/ });
    await expect(row).toContainText('personal');
    await expect(row).toContainText('scrollToTop');
    await expect(main(page).getByRole('status').last()).toHaveText('NEXT: personal to work.');
  });

  test('lets nothing be sent that is not possible, and says where it would be', async ({ page }) => {
    await open(page, '/machines?machine=resumeA');
    await expect(event(page, 'PREVIOUS')).toHaveAttribute('aria-disabled', 'true');
    await event(page, 'PREVIOUS').click({ force: true });
    await expect(main(page).getByText('Nothing has happened yet.')).toBeVisible();
  });

  test('jumps to any state, and the page of the tool opens there', async ({ page }) => {
    await open(page, '/machines?machine=diwali');
    await main(page).getByRole('button', { name: 'select', exact: true }).click();
    await expect(current(page)).toHaveText(/^select/);
    await open(page, '/diwali');
    await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
  });

  test('sends what an event carries', async ({ page }) => {
    await open(page, '/machines?machine=gymPicker');
    await page.getByLabel('template', { exact: true }).first().selectOption('2');
    await event(page, 'CHOOSE').click();
    await expect(current(page)).toHaveText(/^nextStep\.template2/);
  });

  test('is worked by the keyboard alone', async ({ page }) => {
    await open(page, '/machines?machine=resumeA');
    await event(page, 'NEXT').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await expect(current(page)).toHaveText(/^education/);
    await main(page)
      .getByRole('button', { name: /^projects/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(current(page)).toHaveText(/^projects/);
    await expect(event(page, 'NEXT')).toContainText('to skills');
  });
});

test.describe('another tab', () => {
  test('is followed: what is clicked there lights up here', async ({ context, page }) => {
    const cockpit = await follow(context, page, '/diwali', 'diwali');
    await expect(current(cockpit)).toHaveText(/^details/);
    await page.evaluate(() => window.__inspect?.send('diwali', { type: 'NEXT' }));
    await expect(current(cockpit)).toHaveText(/^select/);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(current(cockpit)).toHaveText(/^details/);
    await expect(main(cockpit).getByRole('row', { name: /PREVIOUS/ })).toHaveCount(1);
  });

  test('is moved from here, effects included, and found again when either side is reloaded', async ({
    context,
    page,
  }) => {
    const cockpit = await follow(context, page, '/diwali', 'diwali');
    await event(cockpit, 'NEXT').click();
    await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
    await event(cockpit, 'LOGIN').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(current(cockpit)).toHaveText(/^select/);
    await expect(main(cockpit).getByText('does not answer')).toBeHidden();
    await cockpit.reload();
    await expect(now(cockpit)).toContainText('in the tab on /diwali');
    await event(cockpit, 'PREVIOUS').click();
    await expect(main(page).getByRole('button', { name: 'Next' })).toBeVisible();
  });

  test('that is closed is said to be gone', async ({ context, page }) => {
    const cockpit = await follow(context, page, '/diwali', 'diwali');
    await page.close();
    await expect(main(cockpit).getByText('The followed tab does not answer.')).toBeVisible();
  });
});

test.describe('a walk', () => {
  test('is recorded, saved, opened again and replayed', async ({ page }) => {
    await open(page, '/machines?machine=resumeA');
    await page.getByRole('button', { name: 'Record a walk' }).click();
    for (const name of ['NEXT', 'NEXT', 'PREVIOUS']) await event(page, name).click();
    await page.getByRole('button', { name: 'Stop, 3 events' }).click();
    await page.getByLabel(/^Name of the walk/).fill('Two on, one back');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save walk', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('two-on-one-back.walk.json');
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      name: 'Two on, one back',
      start: { resumeA: { value: 'personal' } },
      steps: [{ to: 'work' }, { to: 'education' }, { to: 'work' }],
    });
    await page.reload();
    await page.getByLabel('Open a walk').setInputFiles(file);
    await page.getByRole('button', { name: 'Replay Two on, one back' }).click();
    await expect(main(page).getByText('Two on, one back: 3 steps as recorded.')).toBeVisible();
    await expect(current(page)).toHaveText(/^work/);
  });
});

for (const address of ['/machines', '/machines?machine=resumeC', '/machines?machine=posterExport']) {
  for (const width of [360, 1280]) {
    test(`${address} has no accessibility fault and no sideways scrolling at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 860 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}
