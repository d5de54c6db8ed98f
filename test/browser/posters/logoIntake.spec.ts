import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { photo, RED, REFUSED, SHOWN, svg } from '../support/logoFiles';
import { chooseLogo, opaqueLogo, transparentLogo } from '../support/posters';
import { expect, open, test } from '../support/test';

const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /./ }).last();
const keptLogo = (page: Page) => page.evaluate(() => sessionStorage.getItem('selectedPhoto'));
/** The first logo in the session, which is written when the browser is idle, later than the state. */
async function firstKeptLogo(page: Page) {
  await expect.poll(() => keptLogo(page)).toMatch(/^data:image/);
  return keptLogo(page);
}

async function pixels(page: Page) {
  const src = (await page.getByAltText('Your logo', { exact: true }).getAttribute('src')) ?? '';
  const image = sharp(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64')).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
    return Array.from(data.subarray(start, start + 4));
  };
  return { src, width: info.width, height: info.height, at };
}

/** Opens the form, types a name and waits for the intake's code. */
async function openForm(page: Page) {
  await open(page, '/diwali');
  await page.getByLabel('Company name').fill('Sharma Traders');
  await chooseLogo(page, 'first.txt', Buffer.from('no'));
  await expect(page.getByText(/^first\.txt is not a PNG, JPEG, /)).toBeVisible();
}

test('the message for an unusable file names it and what to do, and nothing is lost', async ({ page }) => {
  await openForm(page);
  await chooseLogo(page, 'logo.png', await transparentLogo());
  await expect(page.getByText('Transparent background')).toBeVisible();
  const before = await firstKeptLogo(page);
  for (const [name, make, message] of REFUSED) {
    await chooseLogo(page, name, await make());
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue('Sharma Traders');
    await expect(page.getByAltText('Your logo')).toBeVisible();
    expect(await keptLogo(page), name).toBe(before);
    await page.getByLabel('Phone number', { exact: true }).fill(name);
    await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue(name);
  }
});

test('an unusual file is re-encoded in its own colours, within 1024 px and 700 KB', async ({ page }) => {
  await openForm(page);
  const title = await page.title();
  for (const [name, make, size] of SHOWN) {
    await chooseLogo(page, name, await make());
    await expect(status(page)).toContainText(`${name} ${size}`);
    const logo = await pixels(page);
    expect(logo.src, name).toMatch(/^data:image\/(png|jpeg|webp);base64,/);
    expect(`${logo.width} × ${logo.height}`, name).toBe(size);
    const middle = logo.at(0.5, 0.5);
    for (const [channel, value] of [179, 18, 63, 255].entries())
      expect(Math.abs(middle[channel]! - value), name).toBeLessThan(24);
    expect(await page.title(), name).toBe(title);
  }
  await chooseLogo(page, 'noise.png', await photo(1024, 1024, 4).png().toBuffer());
  await expect(status(page)).toContainText(/noise\.png \d+ × /);
  expect((await pixels(page)).src.length).toBeLessThanOrEqual(700 * 1024);
});

test('transparent margins are trimmed, and the session keeps the rest', async ({ page }) => {
  const file = await sharp(
    svg('width="3000" height="2000"', `<circle cx="900" cy="700" r="250" fill="${RED}"/>`),
  )
    .png()
    .toBuffer();
  await open(page, '/diwali');
  await chooseLogo(page, 'small.png', file);
  await expect(page.getByText('Transparent background')).toBeVisible();
  const { src, width, height, at } = await pixels(page);
  // The disc of 500 px keeps its pixels, although the whole picture exceeds the limit.
  expect([width, height].every((side) => Math.abs(side - 500) <= 2)).toBe(true);
  expect(at(0.5, 0)[3]).toBeGreaterThan(100);
  expect(await firstKeptLogo(page)).toBe(src);
  expect(src.length).toBeLessThanOrEqual(700 * 1024);
});

test('a plain background can be removed and restored', async ({ page }) => {
  await open(page, '/diwali');
  await chooseLogo(page, 'logo.jpg', await opaqueLogo());
  await expect(page.getByText(/plain background: on a coloured poster it shows as a box/)).toBeVisible();
  const before = await firstKeptLogo(page);
  await page.getByRole('button', { name: 'Remove plain background' }).click();
  await expect(status(page)).toContainText('Background removed');
  await expect.poll(() => keptLogo(page)).not.toBe(before);
  const { width, height, at } = await pixels(page);
  expect(at(0, 0)[3]).toBe(0);
  expect(at(0.5, 0.95)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number), 255]);
  expect(Math.abs(width - 361) + Math.abs(height - 361)).toBeLessThan(8); // trimmed to the disc
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => keptLogo(page)).toBe(before);
  await expect(page.getByRole('button', { name: 'Remove plain background' })).toBeVisible();
});
