import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isPremiumTemplate, TEMPLATE_NUMBERS } from '../../../src/domain/access';
import { EXTRA_SIZES, type PosterSize } from '../../../src/domain/posts/formats';
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
  toGymPoster,
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

/** Every poster once at its specified size and some in the others; each kind of screen several times. */
const SCREENS = [
  { width: 1280, deviceScaleFactor: 1, isScrolled: false },
  { width: 360, deviceScaleFactor: 3, isScrolled: true },
  { width: 1280, deviceScaleFactor: 2, isScrolled: true },
  { width: 360, deviceScaleFactor: 2, isScrolled: false },
  { width: 1280, deviceScaleFactor: 3, isScrolled: false },
  { width: 360, deviceScaleFactor: 1, isScrolled: true },
];
const DESKTOP = { width: 1280, height: 860 };
const FOUR = ['diwali', 'rakshaBandhan', 'ganeshChaturthi'] as const;
const POSTERS: readonly PosterRef[] = [
  ...FOUR.flatMap((flow) =>
    TEMPLATE_NUMBERS.map((template) => ({ flow, template, format: 'post' as const })),
  ),
  { flow: 'gym', template: 1, format: 'post' },
  { flow: 'gym', template: 2, format: 'post' },
  { flow: 'diwali', template: 1, format: 'portrait' },
  { flow: 'rakshaBandhan', template: 2, format: 'portrait' },
  { flow: 'ganeshChaturthi', template: 2, format: 'status' },
  { flow: 'gym', template: 2, format: 'status' },
];
const OWN_SIZES: Readonly<Record<string, PosterSize>> = {
  'rakhi-1': RAKSHA_SIZES[1],
  'rakhi-2': RAKSHA_SIZES[2],
};

for (const [index, poster] of POSTERS.entries()) {
  const { width, deviceScaleFactor, isScrolled } = SCREENS[index % SCREENS.length]!;
  test.describe(`${width} px at ${deviceScaleFactor}x, ${isScrolled ? 'scrolled' : 'from the top'}`, () => {
    test.use({ viewport: { ...DESKTOP, width }, deviceScaleFactor });

    test(`${posterId(poster)} is saved as the browser shows it, on a cold page`, async ({ page }) => {
      const { flow, template, format } = poster;
      if (isPremiumTemplate(template)) {
        await page.setViewportSize(DESKTOP); // where Logout is in sight
        await signUp(page, newEmail());
        await page.setViewportSize({ ...DESKTOP, width });
      }
      await openTemplates(page, { flow, template, format });
      if (isScrolled) await page.mouse.wheel(0, 700);
      const { name, picture } = await download(page, template, { inPlace: !isScrolled });
      expect(name).toBe(DOWNLOAD_FILE_NAME);
      const size = await sharp(picture).metadata();
      const own = OWN_SIZES[posterId(poster)] ?? SQUARE;
      expect(size).toMatchObject({ ...(format === 'post' ? own : EXTRA_SIZES[format]) });
      await expectLikeness(page, poster, picture);
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

test('the gym form leads to a poster that is saved as the browser shows it', async ({ page }) => {
  await toGymPoster(page, 1);
  const { picture } = await download(page, 1);
  await expectLikeness(page, { flow: 'gym', template: 1, format: 'post' }, picture);
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
