import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../accessibility/support/axe';
import { hiddenFocusFaults } from '../accessibility/support/controls';
import { sidewaysFaults } from '../accessibility/support/layout';
import { main } from '../support/accounts';
import { expect, open, ready, test } from '../support/test';

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const event = (page: Page, name: string) => button(page, new RegExp(`^${name}\\b`));
const now = (page: Page) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: /^Now/ }) });
const current = (page: Page) =>
  main(page)
    .getByRole('region', { name: /^Jump to a state/ })
    .locator('[aria-current]');

const fillOfWork = (page: Page) =>
  page
    .locator('figure [data-node="resumeA.work"] rect')
    .first()
    .evaluate((plate) => getComputedStyle(plate).fill);

test('the index shows every machine with its state, draws them all, can be searched, and is kept for Back', async ({
  page,
}) => {
  await open(page, '/machines');
  await expect(page).toHaveTitle(/^Machines/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const machines = main(page).getByRole('listitem');
  await expect(machines).toHaveCount(15);
  await page.getByRole('radio', { name: 'Diagrams' }).check();
  await expect(machines.locator('svg[viewBox]')).toHaveCount(15);
  await page.getByLabel('Filter').fill('popup');
  await expect(machines).toHaveCount(1);
  await main(page)
    .getByRole('link', { name: /Login popup/ })
    .click();
  await expect(page).toHaveTitle(/^Login popup/);
  await expect(current(page)).toHaveText('closed');
  await page.goBack();
  await expect(machines.locator('svg[viewBox]')).toHaveCount(1);
  await expect(page.getByLabel('Filter')).toHaveValue('popup');
});

test('a machine refuses impossible events, reacts to others, highlights its state and keeps a log', async ({
  page,
}) => {
  await open(page, '/machines?machine=resumeA');
  await expect(event(page, 'PREVIOUS')).toHaveAttribute('aria-disabled', 'true');
  await event(page, 'PREVIOUS').click({ force: true });
  await expect(main(page).getByText('Nothing has happened yet.')).toBeVisible();
  const before = await fillOfWork(page);
  await event(page, 'NEXT').focus();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(/^work/);
  await expect.poll(() => fillOfWork(page)).not.toBe(before);
  const row = main(page).getByRole('row', { name: /NEXT/ });
  await expect(row).toContainText('personal');
  await expect(row).toContainText('scrollToTop');
  await expect(main(page).getByRole('status').last()).toHaveText('NEXT: personal to work.');
  await page.keyboard.press('Space');
  await expect(current(page)).toHaveText(/^education/);
  await button(page, /^projects/).focus();
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText(/^projects/);
  await expect(event(page, 'NEXT')).toContainText('to skills');
});

test('an event is sent with the chosen payload', async ({ page }) => {
  await open(page, '/machines?machine=gymPicker');
  await page.getByLabel('template', { exact: true }).first().selectOption('2');
  await event(page, 'CHOOSE').click();
  await expect(current(page)).toHaveText(/^nextStep\.template2/);
});

test('a jump leads to any state, and the tool’s page opens in it', async ({ page }) => {
  await open(page, '/machines?machine=diwali');
  await main(page).getByRole('button', { name: 'select', exact: true }).click();
  await expect(current(page)).toHaveText(/^select/);
  await open(page, '/diwali');
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
});

test('another tab can be followed and sent events with effects, is found again after reloads, and reported when closed', async ({
  context,
  page,
}) => {
  await open(page, '/diwali');
  const cockpit = await context.newPage();
  await open(cockpit, '/machines?machine=diwali');
  const choice = cockpit.getByLabel('Follow');
  await expect(choice.locator('option', { hasText: '/diwali' })).toHaveCount(1);
  await choice.selectOption({ index: 1 });
  await expect(now(cockpit)).toContainText('in the tab on /diwali');
  await expect(current(cockpit)).toHaveText(/^details/);
  await event(cockpit, 'NEXT').click();
  await expect(current(cockpit)).toHaveText(/^select/);
  await expect(page.getByRole('heading', { name: 'Select a Template' })).toBeVisible();
  await button(page, 'Previous').click();
  await expect(current(cockpit)).toHaveText(/^details/);
  await expect(main(cockpit).getByRole('row', { name: /PREVIOUS/ })).toHaveCount(1);
  await page.evaluate(() => window.__inspect?.send('diwali', { type: 'NEXT' }));
  await expect(current(cockpit)).toHaveText(/^select/);
  await event(cockpit, 'LOGIN').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(current(cockpit)).toHaveText(/^select/);
  await cockpit.reload();
  await expect(now(cockpit)).toContainText('in the tab on /diwali');
  const silence = main(cockpit).getByText('The followed tab does not answer.');
  await expect(silence).toBeHidden();
  await event(cockpit, 'PREVIOUS').click();
  await expect(button(page, 'Next')).toBeVisible();
  await page.close();
  await expect(silence).toBeVisible();
});

test('a walk is recorded, saved, opened again and replayed', async ({ page }) => {
  await open(page, '/machines?machine=resumeA');
  await button(page, 'Record a walk').click();
  for (const name of ['NEXT', 'NEXT', 'PREVIOUS']) await event(page, name).click();
  await button(page, 'Stop, 3 events').click();
  const name = page.getByLabel(/^Name of the walk/);
  await expect(name).toBeInViewport();
  await name.fill('Two on, one back');
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
  await button(page, 'Replay Two on, one back').click();
  await expect(main(page).getByText('Two on, one back: 3 steps as recorded.')).toBeVisible();
  await expect(current(page)).toHaveText(/^work/);
});

test('long texts in a walk file do not make the page tall', async ({ page }) => {
  const long = 'x'.repeat(5000);
  const flow = 'resumePrint';
  const START = { type: 'START', subject: { title: long } };
  const walk = {
    kind: 'walk',
    version: 1,
    name: long,
    start: {},
    steps: [
      { flow, event: START, to: 'preparing', effects: ['preparePrint'] },
      { flow, event: START, to: long, effects: [] },
    ],
  };
  await page.setViewportSize({ width: 360, height: 860 });
  await open(page, `/machines?machine=${flow}`);
  const file = { mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(walk)) };
  await page.getByLabel('Open a walk').setInputFiles({ ...file, name: 'long.walk.json' });
  await button(page, /^Replay/).click();
  await expect(
    main(page)
      .getByText(/Step 2: START.* was recorded|characters\)$/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('row', { name: /START/ })).toBeVisible();
  const words = (await main(page).innerText()).split(/\s/);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(1000);
});

test('no page of the machines has an accessibility fault, covers the focus or scrolls sideways on a phone or a desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['/machines', '/machines?machine=resumeC', '/machines?machine=posterExport']) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysFaults(page), address).toEqual([]);
      expect(await axeFaults(page), address).toEqual([]);
      expect(await hiddenFocusFaults(page), address).toEqual([]);
    }
    const top = async (control: Locator) => (await control.boundingBox())?.y;
    const record = await top(button(page, 'Record a walk'));
    await button(page, 'Record a walk').click();
    await expect(button(page, 'Stop, 0 events')).toBeVisible();
    expect(await top(main(page).getByText('Open a walk')), 'beside the other button on a phone').toBe(record);
  }
});

test('on a phone, the key to the drawing has a line for each transition inside a state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/machines?machine=diwali');
  const key = page
    .getByRole('figure')
    .getByRole('definition')
    .filter({ hasText: /^in Select/ });
  expect((await key.innerText()).split(/\s*\n/)).toEqual([
    'in Select',
    'LOGIN [isVisitor] / openLoginPopup',
    ...['DOWNLOAD', 'SHARE', 'COPY', 'PREPARE_SHARE', 'DOWNLOAD_ALL'].map(
      (event) => `${event} [isUnlocked] / startExport`,
    ),
  ]);
});
