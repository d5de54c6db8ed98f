import sharp from 'sharp';
import { DOWNLOAD_FILE_NAME } from '../../src/domain/posts/occasions';
import {
  chooseLogo,
  DETAILS,
  download,
  opaqueLogo,
  photograph,
  toGymPoster,
  toTemplates,
  transparentLogo,
} from './support/posters';
import { similarity } from './support/ssim';
import { expect, open, test } from './support/test';

const LEAST_SIMILARITY = 0.99;

const LONG = {
  ...DETAILS,
  'Company name': 'Shri Balaji Electricals, Hardware, Sanitary and Paint House Private Limited',
  'E-mail address': 'shribalaji.electricals.hardware@example.com',
};
const HINDI = { ...DETAILS, 'Company name': 'श्री महालक्ष्मी वस्त्र भण्डार एवं किराना स्टोर' };

test.describe('the saved picture', () => {
  for (const [flow, id, template, details, words] of [
    ['/diwali', 'diwali-1', 1, DETAILS, 'usual details'],
    ['/diwali', 'diwali-2', 2, LONG, '75 letters'],
    ['/diwali', 'diwali-2', 2, HINDI, 'a Hindi name'],
    ['/rakshaBhandan', 'rakhi-2', 2, DETAILS, 'a size of its own'],
    ['/ganeshChaturthi', 'ganesh-1', 1, LONG, 'a logo on a plate'],
  ] as const) {
    test(`${id} with ${words} is what the browser shows, on a cold page`, async ({ page }) => {
      await toTemplates(page, flow, details);
      const { name, picture } = await download(page, template);
      expect(name).toBe(DOWNLOAD_FILE_NAME);
      const photo = await photograph(page, id);
      const { format, width, height } = await sharp(picture).metadata();
      const shown = await sharp(photo).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: shown.width, height: shown.height });
      if (flow === '/diwali') expect([width, height]).toEqual([1080, 1080]);
      expect(await similarity(picture, photo)).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
      await expect(page.getByText('Saved to your downloads')).toBeVisible();
    });
  }

  for (const number of [1, 2]) {
    test(`gym-${number} is what the browser shows`, async ({ page }) => {
      await toGymPoster(page, number);
      const { picture } = await download(page, number);
      expect(await similarity(picture, await photograph(page, `gym-${number}`))).toBeGreaterThanOrEqual(
        LEAST_SIMILARITY,
      );
    });
  }

  test('needs html2canvas only when it is made, and can be tried again when that did not load', async ({
    page,
    misdeeds,
  }) => {
    const chunks: string[] = [];
    let isBlocked = true;
    await page.route(/html2canvas/, async (route) => {
      chunks.push(route.request().url());
      await (isBlocked ? route.abort() : route.continue());
    });
    await toTemplates(page, '/diwali');
    expect(chunks).toEqual([]);
    await page.getByRole('button', { name: 'Download Image: template 1' }).click();
    await expect(
      page.getByText('The drawing tool did not load. Check your connection and try again.'),
    ).toBeVisible();
    misdeeds.complaints.length = 0; // the browser's own line about the blocked file
    isBlocked = false;
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /Try again/ }).click();
    expect((await saved).suggestedFilename()).toBe(DOWNLOAD_FILE_NAME);
  });
});

test('a visitor gets templates 1 and 2; behind the lock of 3 and 4 stands nothing of theirs', async ({
  page,
}) => {
  await toTemplates(page, '/diwali');
  await expect(page.getByRole('button', { name: /Download Image/ })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('button', { name: /Login/ })).toHaveCount(2);
  for (const number of [3, 4]) {
    const card = page.getByRole('listitem', { name: new RegExp(`^Template ${number}`) });
    await expect(card).not.toContainText('Sharma');
    await expect(card).toContainText('Your Company');
    await expect(page.locator(`[data-poster="diwali-${number}"]`)).toHaveCount(0);
  }
});

test('a file that is no picture is named, and everything typed stays', async ({ page }) => {
  await open(page, '/diwali');
  await page.getByLabel('Company name').fill('Sharma Traders');
  await chooseLogo(page, 'notes.txt', Buffer.from('Buy milk'));
  await expect(
    page.getByText('notes.txt is not a picture. Choose a PNG, JPEG, WebP or SVG file.'),
  ).toBeVisible();
  await chooseLogo(page, 'torn.png', (await transparentLogo()).subarray(0, 200));
  await expect(page.getByText(/^torn\.png is damaged/)).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Sharma Traders');
  await expect(page.getByAltText('Your logo')).toHaveCount(0);
});

test('every edit is in the session under its own key', async ({ page }) => {
  const session = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  const keys = ['companyName', 'phoneNumber', 'alternatePhoneNumber', 'emailAddress', 'companyAddress'];
  await open(page, '/diwali');
  for (const [index, [label, text]] of Object.entries(DETAILS).entries()) {
    await page.getByLabel(label, { exact: true }).fill(text);
    await expect.poll(() => session(keys[index]!)).toBe(text);
  }
  await chooseLogo(page, 'logo.png', await transparentLogo());
  await expect.poll(() => session('selectedPhoto')).toMatch(/^data:image\/png;base64,/);
  await page.reload();
  await expect(page.getByLabel('Company address')).toHaveValue(DETAILS['Company address']);
  await expect(page.getByAltText('Your logo')).toBeVisible();
});

test.describe('a logo', () => {
  const tall = () => sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#B3123F' } });
  const files = {
    'logo.png': transparentLogo,
    'logo.webp': () => sharp(Buffer.from('<svg width="90" height="60"/>')).webp().toBuffer(),
    'logo.avif': () => tall().avif({ effort: 0 }).toBuffer(),
    'logo.gif': () => tall().gif().toBuffer(),
    'logo.svg': () =>
      Promise.resolve(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><script>document.title="taken"</script><rect width="30" height="20" onload="document.title=1"/></svg>',
        ),
      ),
  };
  for (const [name, make] of Object.entries(files)) {
    test(`${name} becomes fresh pixels of at most 1024 px and 700 KB`, async ({ page }) => {
      await open(page, '/diwali');
      const title = await page.title();
      await chooseLogo(page, name, await make());
      const logo = page.getByAltText('Your logo');
      await expect(logo).toBeVisible();
      const src = (await logo.getAttribute('src')) ?? '';
      expect(src).toMatch(/^data:image\/(png|jpeg|webp);base64,/);
      expect(src.length).toBeLessThanOrEqual(700 * 1024);
      const { width, height } = await sharp(
        Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'),
      ).metadata();
      expect(Math.max(width, height)).toBeLessThanOrEqual(1024);
      expect(await page.title()).toBe(title);
    });
  }

  test('from a phone held upright stands upright', async ({ page }) => {
    await open(page, '/diwali');
    await chooseLogo(page, 'photo.jpg', await tall().jpeg().withMetadata({ orientation: 6 }).toBuffer());
    await expect(page.getByText('614 × 1024')).toBeVisible();
  });

  test('with a background gets a note that says so', async ({ page }) => {
    await open(page, '/diwali');
    await chooseLogo(page, 'logo.jpg', await opaqueLogo());
    await expect(page.getByText(/plain background: on a coloured poster it shows as a box/)).toBeVisible();
  });

  test('full of noise is made small enough', async ({ page }) => {
    const { data } = await sharp({
      create: {
        width: 1600,
        height: 1600,
        channels: 4,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    await open(page, '/diwali');
    await chooseLogo(page, 'noise.png', data);
    await expect(page.getByAltText('Your logo')).toBeVisible();
    expect((await page.getByAltText('Your logo').getAttribute('src'))?.length).toBeLessThanOrEqual(
      700 * 1024,
    );
  });
});
