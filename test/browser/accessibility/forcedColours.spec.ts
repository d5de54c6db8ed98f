import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { main, nav } from '../support/accounts';
import { download, openTemplates } from '../support/posters';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';
import { changedShare, inkShare, readPicture, shown } from './support/pictures';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const label = (page: Page, text: string) => page.locator('label').filter({ hasText: text }).first();

async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** A state that is only visual must look different once it is on. */
async function expectMarked(element: Locator, mark: () => Promise<unknown>): Promise<void> {
  const page = element.page();
  await moveAway(page);
  const before = await shown(element);
  await mark();
  await moveAway(page);
  expect.soft(changedShare(before, await shown(element)), element.toString()).toBeGreaterThan(0.01);
}

/** For letters on a background of their own, under which the browser must not draw a backplate in the page's colour. */
async function expectLegible(element: Locator): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await element.page().emulateMedia({ colorScheme, forcedColors: 'active' });
    const ink = inkShare(await shown(element));
    expect.soft(ink, `${element.toString()}, ${colorScheme}`).toBeGreaterThan(0.03);
    expect.soft(ink, `${element.toString()}, ${colorScheme}`).toBeLessThan(0.5);
  }
}

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('a primary button can be read, and the focus has a ring', async ({ page }) => {
    await open(page, '/');
    await expectLegible(page.getByRole('link', { name: 'Protect an idea' }));
    const link = page.getByRole('link', { name: 'Open the free tools' });
    const around = link.locator('..');
    const before = await shown(around);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(changedShare(before, await shown(around))).toBeGreaterThan(0.01);
  });

  test('the button of an embedded form has an edge', async ({ page }) => {
    await page.goto('/forms/contact.html');
    const { bytes, width, height } = await shown(button(page, 'Write the e-mail'));
    const colourAt = (left: number) => {
      const at = (Math.floor(height / 2) * width + left) * 3;
      return [...bytes.subarray(at, at + 3)];
    };
    expect(colourAt(0)).not.toEqual(colourAt(8));
  });

  test('the current page is marked in the navbar, and the current dot of a slider', async ({ page }) => {
    await open(page, '/brand');
    await expectMarked(nav(page).getByRole('link', { name: 'Website' }), () => open(page, '/website'));
    await expectMarked(button(page, 'Go to sample 2'), () => button(page, 'Next sample').first().click());
  });

  test('a service that is pressed is marked, and can be read', async ({ page }) => {
    await open(page, '/learning');
    await expectMarked(button(page, 'SEO'), () => button(page, 'SEO').click());
    await expectLegible(button(page, 'Website'));
  });

  test('the share of a slider’s track is marked', async ({ page }) => {
    await open(page, '/calculator');
    await expectMarked(page.getByRole('slider', { name: 'Duration' }), () =>
      page.getByRole('spinbutton', { name: 'Duration' }).fill('30'),
    );
  });

  test('the chosen year of the chart is marked, and its line stands out from the bars', async ({ page }) => {
    await open(page, '/calculator?annualInterestRate=15&investmentDuration=15&inflationRate=6');
    const plot = page.getByRole('img', { name: /^Value at the end of each year/ });
    const before = await shown(plot);
    await page.getByRole('slider', { name: 'Year in the chart' }).fill('3');
    expect(changedShare(before, await shown(plot))).toBeGreaterThan(0.001);
    const { x, y, width, height } = (await plot.locator('rect').last().boundingBox())!;
    const clip = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
    expect(inkShare(await readPicture(await page.screenshot({ clip })))).toBeGreaterThan(0.005);
  });

  test('the selected tab is marked', async ({ page }) => {
    await open(page, '/resume');
    await button(page, 'Login to open Template3').click();
    const tab = page.getByRole('tab', { name: 'Sign Up' });
    await expectMarked(tab, () => tab.click());
  });

  test('a switch that is on is marked, and the chosen paper', async ({ page }) => {
    await openResume(page, { variant: 'b', resume: sampleResume('b') });
    const fit = page.getByRole('switch', { name: /^Fit to one page/ });
    await expectMarked(fit, () => fit.press('Space'));
    await expectMarked(label(page, 'US Letter'), () =>
      page.getByRole('radio', { name: 'US Letter' }).check({ force: true }),
    );
  });

  test('a dialog has an edge, and what the frame of a photo leaves out is dimmed', async ({ page }) => {
    await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'photo' });
    const picture = { width: 900, height: 300, channels: 3, background: '#fff' } as const;
    const buffer = await sharp({ create: picture }).png().toBuffer();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'nisha.png', mimeType: 'image/png', buffer });
    const frame = page.getByRole('application', { name: 'Frame of your photo' });
    await expect(frame).toBeFocused();
    // Without its focus ring, whose colour is forced.
    await page.getByRole('slider', { name: 'Zoom' }).focus();
    const { x = 0, y = 0, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    const clip = { x: x - 1, y: y + height / 2, width: 3, height: 9 };
    expect(inkShare(await readPicture(await page.screenshot({ clip })))).toBeGreaterThan(0.2);
    const forced = await shown(frame.locator('..'));
    await page.emulateMedia({ forcedColors: 'none' });
    expect(changedShare(forced, await shown(frame.locator('..')))).toBeLessThan(0.01);
  });

  test('the current step can be read, the chosen size is marked, and a poster keeps its own colours', async ({
    page,
  }) => {
    await openTemplates(page, { flow: 'diwali' });
    await expectLegible(main(page).locator('[aria-current="step"] > :first-child'));
    await expectMarked(label(page, 'Portrait'), () => label(page, 'Portrait').click());
    const forced = await readPicture((await download(page, 1)).picture);
    await page.emulateMedia({ forcedColors: 'none' });
    const free = await readPicture((await download(page, 1)).picture);
    expect(changedShare(forced, free)).toBeLessThan(0.001);
  });
});
