import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { POSTER_FORMATS, type PosterFormat } from '../../../src/domain/posts/formats';
import { DOWNLOAD_FILE_NAME, posterId, type PosterRef } from '../../../src/domain/posts/occasions';
import { QR_LINK_MAX } from '../../../src/domain/posts/qrLink';
import { BUSINESS_KEYS, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { newEmail, signUp } from '../support/accounts';
import { expectAlike } from '../support/likeness';
import { download, openTemplates, photograph, savedBy, type Saved } from '../support/posters';
import { readCode } from '../support/qr';
import { keepSamplesOf, sampleSession } from '../support/samplePosters';
import type { Session } from '../support/session';
import { expect, test } from '../support/test';
import { postersOf } from './matrix/cases';

/** Screens on which the posters of each occasion are saved; the result must not depend on them. */
const SCREENS = [
  { flow: 'diwali', width: 1280, deviceScaleFactor: 1 },
  { flow: 'rakshaBandhan', width: 1280, deviceScaleFactor: 2 },
  { flow: 'ganeshChaturthi', width: 360, deviceScaleFactor: 3 },
] as const;

/** Details that replace those of the samples, by format. The samples themselves are posts. */
const TYPED: Readonly<Record<PosterFormat, Session>> = {
  post: {},
  portrait: {
    [SOCIAL_KEYS.companyName]: 'Shri Balaji Electricals, Hardware, Sanitary and Paint House Private Limited',
    [SOCIAL_KEYS.emailAddress]: 'shri.balaji.electricals@sanitary-and-paint.example.com',
  },
  status: { [SOCIAL_KEYS.companyName]: 'श्री महालक्ष्मी वस्त्र भण्डार एवं किराना स्टोर' },
};
const LINKS = [
  'https://www.gym.example.com/join?offer=diwali&plan=annual',
  'https://www.gym.example.com/join/'.padEnd(QR_LINK_MAX, 'abc'),
] as const;
/** Width in px of a picture that a messaging app forwards. */
const PASSED_ON = 720;

/** Opens the templates and saves posters with one press, portraits from a scrolled page. */
async function save(
  page: Page,
  posters: readonly PosterRef[],
  name: string | RegExp,
  typed: Session,
): Promise<readonly Saved[]> {
  const isScrolled = posters[0]!.format === 'portrait';
  await openTemplates(page, { ...posters[0]!, session: { ...sampleSession(), ...typed } });
  if (isScrolled) await page.mouse.wheel(0, 700);
  const button = page.getByRole('button', { name });
  // A dispatched click, unlike a real one, doesn't wait for the auth state.
  await expect(button).not.toHaveAttribute('aria-disabled');
  return savedBy(page, posters.length, () => (isScrolled ? button.click() : button.dispatchEvent('click')));
}

/** Expects each saved file to be a JPEG of its poster's size that looks like the browser's rendering. */
async function expectLikeness(
  page: Page,
  posters: readonly PosterRef[],
  saved: readonly Saved[],
): Promise<void> {
  const photos = await photograph(page, posters);
  for (const [index, photo] of photos.entries()) {
    const id = posterId(posters[index]!);
    const { name, picture } = saved[index]!;
    const { format, width, height } = await sharp(picture).metadata();
    const shown = await sharp(photo).metadata();
    expect({ name, format, width, height }, id).toEqual({
      name: DOWNLOAD_FILE_NAME,
      format: 'jpeg',
      width: shown.width,
      height: shown.height,
    });
    await expectAlike(picture, photo, id);
  }
}

for (const { flow, width, deviceScaleFactor } of SCREENS)
  test.describe(`${width} px at ${deviceScaleFactor}x`, () => {
    test.use({ deviceScaleFactor });

    test(`${flow}: every poster is saved as the browser shows it, and no sample is stale`, async ({
      page,
    }) => {
      await signUp(page, newEmail());
      await page.setViewportSize({ width, height: 860 });
      for (const format of POSTER_FORMATS) {
        const posters = postersOf(flow).filter((poster) => poster.format === format);
        const saved = await save(page, posters, 'Download all', TYPED[format]);
        await expectLikeness(page, posters, saved);
        if (format !== 'post') continue;
        for (const [at, { picture }] of saved.entries()) await keepSamplesOf(posters[at]!, picture);
      }
    });
  });

for (const [index, link] of LINKS.entries())
  test(`gym ${index + 1}: every size is saved as the browser shows it, with a QR code of the link, if there is one`, async ({
    page,
  }) => {
    const posters = postersOf('gym').filter(({ template }) => template === index + 1);
    const saved = await save(page, posters, /^All three sizes/, { [BUSINESS_KEYS.siteLink]: link });
    await expectLikeness(page, posters, saved);
    for (const { picture } of saved) {
      const passedOn = await sharp(picture).resize(PASSED_ON).jpeg({ quality: 70 }).toBuffer();
      expect([await readCode(picture), await readCode(passedOn)]).toEqual([link, link]);
    }
    const [square] = posters;
    await openTemplates(page, { ...square!, session: sampleSession() });
    const { picture } = await download(page, square!.template);
    expect(await readCode(picture)).toBeUndefined();
    await keepSamplesOf(square!, picture);
  });
