import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { DOWNLOAD_FILE_NAME } from '../../../src/domain/posts/occasions';
import { SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { next } from '../support/fillResume';
import { hold } from '../support/hold';
import { svg } from '../support/logoFiles';
import { chooseLogo, download, openTemplates, savedBy } from '../support/posters';
import { readCode } from '../support/qr';
import { expect, test } from '../support/test';

/** A white disc, which would be lost on the default plate. */
const WHITE_LOGO = svg('width="300" height="300"', '<circle cx="150" cy="150" r="120" fill="#fff"/>');

const downloadButton = (page: Page) => page.getByRole('button', { name: 'Download Image: template 1' });

test('can be retried if the drawing tool failed to load', async ({ page, violations }) => {
  let isBlocked = true;
  await page.route(/posterExport/, (route) => (isBlocked ? route.abort() : route.continue()));
  await openTemplates(page, { flow: 'diwali' });
  await downloadButton(page).click();
  await expect(
    page.getByText('The drawing tool did not load. Check the connection and try again.'),
  ).toBeVisible();
  violations.problems.length = 0; // the browser's own line about the blocked file
  isBlocked = false;
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Try again/ }).click();
  expect((await saved).suggestedFilename()).toBe(DOWNLOAD_FILE_NAME);
  await expect(downloadButton(page)).toBeFocused();
});

/** Script that hides drawn pictures as Tor Browser and LibreWolf do. In a worker, there is only the second kind. */
const HIDE_PICTURES = `for (const kind of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'])
  if (kind in globalThis)
    globalThis[kind].prototype.getImageData = (x, y, width, height) => new ImageData(width, height);`;

test('neither a logo nor a poster becomes noise in a browser that keeps websites from reading pictures', async ({
  page,
}) => {
  await page.addInitScript({ content: HIDE_PICTURES });
  await page.route(/pictureWorker/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${HIDE_PICTURES}${await response.text()}` });
  });
  await openTemplates(page, { flow: 'diwali' });
  await downloadButton(page).click();
  const whatToDo =
    'This browser keeps websites from reading pictures. Allow this site to use canvas image data';
  await expect(page.getByText(whatToDo)).toBeVisible();
  await page.getByRole('button', { name: /^Details/ }).click();
  await chooseLogo(page, 'logo.svg', WHITE_LOGO);
  await expect(page.getByText(`logo.svg could not be read. ${whatToDo}`)).toBeVisible();
});

test('can be cancelled: nothing is saved, the focus is kept, and the poster doesn’t move', async ({
  page,
}) => {
  const release = await hold(page, /posterExport/);
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await openTemplates(page, { flow: 'diwali' });
  const card = page.getByRole('listitem', { name: /^Template 1/ });
  const before = await card.getByRole('img').first().boundingBox();
  await downloadButton(page).dispatchEvent('click');
  await expect(card.getByText('1 of 4')).toBeVisible();
  expect(await card.getByRole('img').first().boundingBox()).toEqual(before);
  await card.getByRole('button', { name: /^Cancel/ }).click();
  await expect(downloadButton(page)).toBeFocused();
  release();
  await download(page, 2);
  expect(saved).toHaveLength(1);
  await expect(card.getByText('Saved to your downloads')).toHaveCount(0);
});

test('a poster is saved with the code of its link, however late the code loads', async ({ page }) => {
  const link = 'https://www.gym.example.com/join';
  const release = await hold(page, /qrCode/);
  await openTemplates(page, { flow: 'gym' });
  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByLabel('Website link').fill(link);
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  const saved = download(page, 1);
  await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
  release();
  expect(await readCode((await saved).picture)).toBe(link);
});

test('a poster is saved with the plate that its logo needs, however late the plate’s code loads', async ({
  page,
}) => {
  const release = await hold(page, /logoPlate/);
  await openTemplates(page, { flow: 'diwali', session: { [SOCIAL_KEYS.selectedPhoto]: '' } });
  await page.getByRole('button', { name: /^Details/ }).click();
  await chooseLogo(page, 'logo.svg', WHITE_LOGO);
  await expect(page.getByText('Transparent background')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  const saved = download(page, 1);
  await expect(page.getByRole('button', { name: /^Cancel/ })).toBeVisible();
  release();
  const { picture } = await saved;
  expect(picture.equals((await download(page, 1)).picture)).toBe(true);
});

test('a poster is saved in the size that was just pressed, although the one before is still shown', async ({
  page,
}) => {
  await openTemplates(page, { flow: 'diwali' });
  const button = await downloadButton(page).elementHandle();
  const [saved] = await savedBy(page, 1, () =>
    page.getByRole('radio', { name: /^Portrait/ }).evaluate(async (size: HTMLElement, press) => {
      size.click();
      // React draws what a press changed in a microtask, and the posters later.
      await Promise.resolve();
      (press as HTMLElement).click();
    }, button),
  );
  expect(await sharp(saved!.picture).metadata()).toMatchObject({ width: 1080, height: 1350 });
});

test('a truncated detail is named under the poster, in the form of a phone in line with the button that shows it whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTemplates(page, {
    flow: 'diwali',
    companyName: 'Shri Balaji Electricals and Hardware '.repeat(5),
  });
  const sentence = page.getByText('Shortened to fit: company name.').first();
  await expect(sentence).toBeVisible();

  await page.getByRole('button', { name: 'Previous' }).click();
  const leftOf = (words: Locator) =>
    words.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left;
    });
  expect(await leftOf(sentence)).toBe(await leftOf(page.getByText('Live, template 1')));

  const poster = page.getByRole('complementary', { name: 'Live poster' }).locator('[id]').first();
  const isSquare = () => poster.evaluate(({ clientWidth, clientHeight }) => clientWidth === clientHeight);
  expect(await isSquare()).toBe(false);
  await page.getByRole('button', { name: 'Show poster' }).click();
  expect(await isSquare()).toBe(true);
  // A tablet held sideways has less room.
  await page.setViewportSize({ width: 960, height: 500 });
  expect(await isSquare()).toBe(true);
  await next(page);
  await expect(sentence).toBeVisible();
});
