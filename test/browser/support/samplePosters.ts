import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { SAMPLE_WIDTHS } from '../../../src/content/sampleWidths';
import { posterId, type PosterRef } from '../../../src/domain/posts/occasions';
import { BUSINESS_KEYS, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { ROOT } from '../../runner/command';
import { keepPicture } from './keepSample';
import { DETAILS } from './posters';

const logo = (name: string): string =>
  `data:image/png;base64,${readFileSync(path.join(ROOT, `test/browser/support/sampleLogos/${name}.png`), 'base64')}`;

/** The session of the samples' two fictional businesses. */
export const sampleSession = (): Readonly<Record<string, string>> => ({
  [SOCIAL_KEYS.alternatePhoneNumber]: DETAILS['Alternate phone number'],
  [SOCIAL_KEYS.selectedPhoto]: logo('sharma'),
  [BUSINESS_KEYS.businessAddress]: 'Sector 14, Gurugram',
  [BUSINESS_KEYS.logo]: logo('iron-lime'),
});

/** The files of a sample: AVIF in two widths, and the wide one again for browsers without AVIF. */
function sampleFiles(name: string, [narrow, wide]: readonly [number, number]) {
  const at = (ending: string) => path.join(ROOT, 'src/content/samples', `${name}${ending}`);
  // Encoding takes a second, so without UPDATE_SAMPLES the stored file is compared with the picture itself.
  const avif = (picture: Sharp) =>
    process.env.UPDATE_SAMPLES ? picture.avif({ quality: 55, effort: 4 }) : picture.png();
  const webp = (picture: Sharp) => picture.webp({ quality: 72, effort: 6, smartSubsample: true });
  return [
    { address: at('-small.avif'), width: narrow, encode: avif },
    { address: at('.avif'), width: wide, encode: avif },
    { address: at('.webp'), width: wide, encode: webp },
  ];
}

const MAX_BYTES = 60_000;

/** Keeps the sample that is an export of a poster, if there is one, and fails if it no longer matches. */
export async function keepSamplesOf(poster: PosterRef, picture: Buffer): Promise<void> {
  for (const [name, widths] of Object.entries(SAMPLE_WIDTHS))
    if (name === posterId(poster))
      for (const { address, width, encode } of sampleFiles(name, widths))
        await keepPicture(address, await encode(sharp(picture).resize(width)).toBuffer(), MAX_BYTES);
}
