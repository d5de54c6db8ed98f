import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TEMPLATE_NUMBERS } from '../../../src/domain/access';
import { EXTRA_SIZES, POSTER_FORMATS, type PosterSize } from '../../../src/domain/posts/formats';
import {
  DOWNLOAD_FILE_NAME,
  posterId,
  RAKSHA_SIZES,
  SQUARE,
  type PosterRef,
} from '../../../src/domain/posts/occasions';
import { newEmail, signUp } from '../support/accounts';
import {
  chooseLogo,
  DETAILS,
  download,
  openTemplates,
  photograph,
  savedBy,
  toTemplates,
  transparentLogo,
} from '../support/posters';
import { expectAlike } from '../support/likeness';
import { expect, open, test } from '../support/test';

const LONG = {
  ...DETAILS,
  'Company name': 'Shri Balaji Electricals, Hardware, Sanitary and Paint House Private Limited',
  'E-mail address': 'shribalaji.electricals.hardware@example.com',
};
const HINDI = { ...DETAILS, 'Company name': 'श्री महालक्ष्मी वस्त्र भण्डार एवं किराना स्टोर' };

/** The saved picture is a JPEG of the poster's size that shows what the browser shows. */
async function expectLikeness(page: Page, poster: PosterRef, picture: Buffer): Promise<void> {
  const photo = await photograph(page, poster);
  const { format, width, height } = await sharp(picture).metadata();
  const shown = await sharp(photo).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: shown.width, height: shown.height });
  await expectAlike(picture, photo, posterId(poster));
}

/** Kinds of screens: what is saved may depend on none of them. */
const SCREENS = [
  { width: 1280, deviceScaleFactor: 1, isScrolled: false },
  { width: 360, deviceScaleFactor: 3, isScrolled: true },
  { width: 1280, deviceScaleFactor: 2, isScrolled: true },
  { width: 360, deviceScaleFactor: 2, isScrolled: false },
  { width: 1280, deviceScaleFactor: 3, isScrolled: false },
  { width: 360, deviceScaleFactor: 1, isScrolled: true },
];
const DESKTOP = { width: 1280, height: 860 };

/** Every poster in every size, by the presses that save them. */
const BATCHES: readonly { readonly name: string; readonly press: string | RegExp; posters: PosterRef[] }[] = [
  ...(['diwali', 'rakshaBandhan', 'ganeshChaturthi'] as const).flatMap((flow) =>
    POSTER_FORMATS.map((format) => ({
      name: `${flow} as ${format}`,
      press: 'Download all',
      posters: TEMPLATE_NUMBERS.map((template) => ({ flow, template, format })),
    })),
  ),
  ...([1, 2] as const).map((template) => ({
    name: `gym ${template}`,
    press: /^All three sizes/,
    posters: POSTER_FORMATS.map((format) => ({ flow: 'gym' as const, template, format })),
  })),
];
const OWN_SIZES: Readonly<Record<string, PosterSize>> = {
  'rakshaBandhan-1': RAKSHA_SIZES[1],
  'rakshaBandhan-2': RAKSHA_SIZES[2],
};

for (const [index, { name, press, posters }] of BATCHES.entries()) {
  const { width, deviceScaleFactor, isScrolled } = SCREENS[index % SCREENS.length]!;
  test.describe(`${width} px at ${deviceScaleFactor}x, ${isScrolled ? 'scrolled' : 'from the top'}`, () => {
    test.use({ viewport: { ...DESKTOP, width }, deviceScaleFactor });

    test(`${name}: each poster is saved as the browser shows it`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(DESKTOP); // where Logout is in sight
      await signUp(page, newEmail());
      await page.setViewportSize({ ...DESKTOP, width });
      await openTemplates(page, posters[0]!);
      if (isScrolled) await page.mouse.wheel(0, 700);
      const button = page.getByRole('button', { name: press });
      // A dispatched click, unlike a real one, does not wait for the account to answer.
      await expect(button).not.toHaveAttribute('aria-disabled');
      const saved = await savedBy(page, posters.length, () =>
        isScrolled ? button.click() : button.dispatchEvent('click'),
      );
      for (const [at, poster] of posters.entries()) {
        const { name: fileName, picture } = saved[at]!;
        expect(fileName).toBe(DOWNLOAD_FILE_NAME);
        const own = OWN_SIZES[posterId(poster)] ?? SQUARE;
        const size = poster.format === 'post' ? own : EXTRA_SIZES[poster.format];
        expect(await sharp(picture).metadata(), posterId(poster)).toMatchObject({ ...size });
        await expectLikeness(page, poster, picture);
      }
    });
  });
}

for (const [details, words] of [
  [LONG, '75 letters'],
  [HINDI, 'a Hindi name'],
] as const) {
  test(`a poster with ${words} is saved as the browser shows it`, async ({ page }) => {
    const poster = { flow: 'diwali', template: 2, format: 'post' } as const;
    await toTemplates(page, '/diwali', details);
    const { picture } = await download(page, 2);
    await expectLikeness(page, poster, picture);
    await expect(page.getByText('Saved to your downloads')).toBeVisible();
    await expect(
      page.getByText(`downloaded-image.jpg, ${Math.round(picture.length / 1024)} KB`),
    ).toBeVisible();
  });
}

test('a visitor gets templates 1 and 2; behind the lock of 3 and 4 stands nothing of theirs', async ({
  page,
}) => {
  await openTemplates(page, { flow: 'diwali' });
  await expect(page.getByRole('button', { name: /Download Image/ })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('button', { name: /Login/ })).toHaveCount(2);
  for (const number of [3, 4]) {
    const card = page.getByRole('listitem', { name: new RegExp(`^Template ${number}`) });
    await expect(card).not.toContainText('Sharma');
    await expect(card).toContainText('Your Company');
    await expect(page.locator(`[data-poster="diwali-${number}"]`)).toHaveCount(0);
  }
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
