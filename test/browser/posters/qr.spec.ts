import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  EXTRA_SIZES,
  FORMAT_LABELS,
  POSTER_FORMATS,
  type PosterFormat,
} from '../../../src/domain/posts/formats';
import { SQUARE } from '../../../src/domain/posts/occasions';
import { QR_LINK_MAX } from '../../../src/domain/posts/qrLink';
import { download } from '../support/posters';
import { readCode } from '../support/qr';
import { expect, open, test } from '../support/test';

const LINK = 'https://www.gym.example.com/join?offer=diwali&plan=annual';
const LONGEST = 'https://www.gym.example.com/join/'.padEnd(QR_LINK_MAX, 'abc');
const TOO_LONG = `${LONGEST}d`;

/** Width of a poster as phones pass it on, in px. */
const PASSED_ON = 720;

const siteLink = (page: Page) => page.getByLabel('Website link');
const codes = (page: Page) => page.locator('[data-part="qr"]');

/** Fills the form of the gym offer. */
async function fill(page: Page, link: string): Promise<void> {
  await open(page, '/gym');
  await page.getByLabel('Business name', { exact: true }).fill('Iron Akhada');
  await page.getByLabel('Contact number').fill('+91 98765 43210');
  await page.getByLabel('Offer percentage').fill('50');
  await siteLink(page).fill(link);
}

async function choosePoster(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`${number}.*Choose`) }).click();
}

async function chooseSize(page: Page, format: PosterFormat): Promise<void> {
  await page.getByRole('radio', { name: FORMAT_LABELS[format] }).check();
}

for (const number of [1, 2])
  for (const format of POSTER_FORMATS)
    test(`gym-${number} as ${FORMAT_LABELS[format]} leads to the typed link`, async ({ page }) => {
      await fill(page, number === 1 ? LINK : LONGEST);
      await choosePoster(page, number);
      await chooseSize(page, format);
      const { picture } = await download(page, number);
      const { width, height } = await sharp(picture).metadata();
      expect({ width, height }).toEqual(format === 'post' ? SQUARE : EXTRA_SIZES[format]);
      expect(await readCode(picture)).toBe(number === 1 ? LINK : LONGEST);
      const passedOn = await sharp(picture).resize(PASSED_ON).jpeg({ quality: 70 }).toBuffer();
      expect(await readCode(passedOn)).toBe(number === 1 ? LINK : LONGEST);
    });

test('a poster without a link has no code and asks for no tool that draws one', async ({ page }) => {
  const tools: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('qrCode')) tools.push(request.url());
  });
  await fill(page, '');
  await choosePoster(page, 1);
  const { picture } = await download(page, 1);
  expect(await readCode(picture)).toBeUndefined();
  expect(tools).toEqual([]);
  await page.getByRole('button', { name: 'Other templates' }).click();
  await page.getByRole('button', { name: 'Previous' }).first().click();
  await siteLink(page).fill(LINK);
  await expect(codes(page).first()).toBeAttached();
  expect(tools).toHaveLength(1);
});

test('the code follows the field, and a link that is too long says so beside it', async ({ page }) => {
  await fill(page, LINK);
  await expect(codes(page)).toHaveCount(1);
  const first = await codes(page).getAttribute('src');
  await siteLink(page).fill(LONGEST);
  await expect(codes(page)).not.toHaveAttribute('src', first ?? '');
  await siteLink(page).fill(TOO_LONG);
  await expect(codes(page)).toHaveCount(0);
  await expect(page.getByText(/^This link is too long for a code: /)).toBeVisible();
  await siteLink(page).fill('javascript:alert(1)');
  await expect(codes(page)).toHaveCount(0);
  await expect(page.getByText(/^This link is too long/)).toHaveCount(0);
});

test('the tool that draws the code may fail: the form says so and the poster goes on without it', async ({
  page,
  misdeeds,
}) => {
  await page.route(/qrCode/, (route) => route.abort());
  await fill(page, LINK);
  await expect(page.getByText(/^The code for this link did not load\. /)).toBeVisible();
  await expect(siteLink(page)).toHaveValue(LINK);
  await expect(codes(page)).toHaveCount(0);
  misdeeds.complaints.length = 0; // the browser's own line about the blocked file
});
