import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { SAMPLE_WIDTHS, type SampleName } from '../../../src/content/sampleWidths';
import { posterId, type PosterRef } from '../../../src/domain/posts/occasions';
import { BUSINESS_KEYS, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { ROOT } from '../../runner/command';
import { keepPicture } from './keepSample';
import { DETAILS } from './posters';

const post = (flow: PosterRef['flow'], template: PosterRef['template']): PosterRef => ({
  flow,
  template,
  format: 'post',
});

/** The poster that each sample is an export of. */
const SAMPLE_POSTERS: Readonly<Record<SampleName, PosterRef>> = {
  'diwali-1': post('diwali', 1),
  'diwali-2': post('diwali', 2),
  'diwali-3': post('diwali', 3),
  'diwali-4': post('diwali', 4),
  'ganeshChaturthi-3': post('ganeshChaturthi', 3),
  'ganeshChaturthi-4': post('ganeshChaturthi', 4),
  'gym-1': post('gym', 1),
  'gym-2': post('gym', 2),
  'rakshaBandhan-1': post('rakshaBandhan', 1),
  'rakshaBandhan-4': post('rakshaBandhan', 4),
};

const logo = (name: string): string =>
  `data:image/png;base64,${readFileSync(path.join(ROOT, `test/browser/support/sampleLogos/${name}.png`), 'base64')}`;

/** The session of the samples' two fictional businesses. */
export const sampleSession = (): Readonly<Record<string, string>> => ({
  [SOCIAL_KEYS.alternatePhoneNumber]: DETAILS['Alternate phone number'],
  [SOCIAL_KEYS.selectedPhoto]: logo('sharma'),
  [BUSINESS_KEYS.businessAddress]: 'Sector 14, Gurugram',
  [BUSINESS_KEYS.logo]: logo('iron-lime'),
});

interface SampleFile {
  readonly address: string;
  readonly width: number;
  readonly encode: (picture: Sharp) => Sharp;
}

/** The files of a sample: AVIF in two widths, and the wide one again for browsers without AVIF. */
function sampleFiles(name: SampleName, [narrow, wide]: readonly [number, number]): readonly SampleFile[] {
  const at = (ending: string) => path.join(ROOT, 'src/content/samples', `${name}${ending}`);
  // Encoding takes a second, so without UPDATE_SAMPLES the stored file is compared with the picture itself.
  const avif = (picture: Sharp) =>
    process.env.UPDATE_SAMPLES ? picture.avif({ quality: 55, effort: 4 }) : picture.png();
  return [
    { address: at('-small.avif'), width: narrow, encode: avif },
    { address: at('.avif'), width: wide, encode: avif },
    {
      address: at('.webp'),
      width: wide,
      encode: (picture) => picture.webp({ quality: 72, effort: 6, smartSubsample: true }),
    },
  ];
}

const MAX_BYTES = 60_000;

/** Keeps the samples that are exports of a poster, and fails if one no longer matches it. */
export async function keepSamplesOf(poster: PosterRef, picture: Buffer): Promise<void> {
  for (const [name, widths] of Object.entries(SAMPLE_WIDTHS) as [SampleName, readonly [number, number]][])
    if (posterId(SAMPLE_POSTERS[name]) === posterId(poster))
      for (const { address, width, encode } of sampleFiles(name, widths))
        await keepPicture(address, await encode(sharp(picture).resize(width)).toBuffer(), MAX_BYTES);
}
