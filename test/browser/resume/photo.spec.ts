import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { openResume, sampleResume } from '../support/resumeTab';
import { expect, open, test } from '../support/test';

const frame = (page: Page) => page.getByRole('application', { name: 'Frame of your photo' });
const portrait = (page: Page) => page.getByAltText('Your portrait');
const onSheet = (page: Page) =>
  page
    .getByRole('complementary')
    .getByRole('img', { name: /^Portrait of/ })
    .first();
const use = (page: Page) => page.getByRole('button', { name: 'Use this photo' });

interface Point {
  readonly x: number;
  readonly y: number;
}

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };

/** Red above, blue below; `width` by `height` when upright. */
const twoHalves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: BLUE } },
      top: height / 2,
      left: 0,
    },
  ]);

/** An upright picture as a phone stores it: on its side, with an EXIF orientation. */
async function lyingPhoto(): Promise<Buffer> {
  const upright = await twoHalves(600, 800).png().toBuffer();
  const lying = await sharp(upright).rotate(-90).png().toBuffer();
  return sharp(lying).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'photo' });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'nisha.jpg', mimeType: 'image/jpeg', buffer });
}

/** Size of the kept picture and the colours at the middle of its upper and lower edge. */
const read = (page: Page) =>
  portrait(page).evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    const { naturalWidth: width, naturalHeight: height } = image;
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    const colour = (y: number) => {
      const [r = 0, , b = 0] = context.getImageData(width / 2, y, 1, 1).data;
      return r > b ? 'red' : 'blue';
    };
    return { width, height, above: colour(4), below: colour(height - 4), src: image.src };
  });

/** The previous picture stays until the new one is cropped, and a new one is blank until it has loaded. */
const expectPortrait = (page: Page, colours: { readonly above: string; readonly below: string }) =>
  expect.poll(() => read(page)).toMatchObject(colours);

test('a phone’s photo is turned upright, cropped to the frame and shown with at most 200 px', async ({
  page,
}) => {
  await choosePhoto(page, await lyingPhoto());
  await use(page).click();
  await expectPortrait(page, { above: 'red', below: 'blue' });
  const kept = await read(page);
  expect(kept.src).toMatch(/^data:image\/jpeg/);
  expect(kept.width).toBe(kept.height);
  expect(kept.width).toBeLessThanOrEqual(600);
  const box = await portrait(page).boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(200);
  await expect(onSheet(page)).toHaveAttribute('src', kept.src);
});

test('the frame works with the keyboard alone, and Adjust reopens it where it was left', async ({ page }) => {
  await choosePhoto(page, await twoHalves(800, 800).jpeg().toBuffer());
  await frame(page).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('+');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('200');
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
  await use(page).press('Enter');
  await expectPortrait(page, { above: 'blue', below: 'blue' });
  await page.getByRole('button', { name: 'Adjust' }).press('Enter');
  await expect(zoom).toHaveValue('200');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(zoom).toHaveValue('100');
  await use(page).click();
  await expectPortrait(page, { above: 'red', below: 'blue' });
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeFocused();
});

test('after a drag that ends without a release, the picture stays where it is, until the mouse moves it', async ({
  page,
}) => {
  await choosePhoto(page, await twoHalves(600, 1200).jpeg().toBuffer());
  const place = () => page.getByRole('dialog').locator('img').getAttribute('style');
  const middleOf = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = await middleOf(frame(page));
  const start = await place();
  await page.mouse.move(x, y);
  // The browser's menu takes the release.
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x, y + 40, { steps: 4 });
  await page.mouse.up({ button: 'right' });
  expect(await place()).toBe(start);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[] = []) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  const thumb = await middleOf(zoom);
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x, y: y + 20 }]);
  await expect.poll(place).not.toBe(start);
  await touch('touchCancel');
  await touch('touchStart', [thumb]);
  await touch('touchMove', [{ ...thumb, x: thumb.x + 20 }]);
  await touch('touchEnd');
  await expect(zoom).not.toHaveValue('100');

  await page.getByRole('button', { name: 'Reset' }).click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 400, { steps: 6 });
  await page.mouse.up();
  await use(page).click();
  await expectPortrait(page, { above: 'red', below: 'red' });
});

test('the dialog opens at the frame, which has the focus, on a phone held sideways, and fits as a whole on one held upright', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await choosePhoto(page, await twoHalves(500, 700).jpeg().toBuffer());
  await expect(frame(page)).toBeFocused();
  await expect(frame(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(use(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('a picture that is refused says so above the bar of the wizard', async ({ page }) => {
    await choosePhoto(page, Buffer.from('no picture'));
    const reason = await page.getByRole('alert').boundingBox();
    const bar = await page.getByRole('button', { name: 'Next', exact: true }).boundingBox();
    expect(reason!.y + reason!.height).toBeLessThan(bar!.y);
  });

  test('nothing asks for a file to be dropped', async ({ page }) => {
    const offers = async (part: Locator, words: string) => {
      await expect(part).toContainText(words);
      await expect(part).not.toContainText(/drop/i, { useInnerText: true });
    };
    await open(page, '/gym');
    await offers(page.getByRole('main'), 'up to 25 MB');
    await openResume(page, { variant: 'b', resume: sampleResume('b'), stop: 'photo' });
    await offers(page.getByRole('main'), 'up to 25 MB');
    await page.getByRole('button', { name: 'Your data, in and out' }).click();
    await page.getByRole('tab', { name: 'Import' }).click();
    await offers(page.getByRole('dialog'), 'JSON Resume');
  });
});
