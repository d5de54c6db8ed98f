import { drawPart, pixelsOf } from './canvas';
import { isOpaque } from './measure';
import { PictureRefused } from './refusal';
import type { TakenImage } from './takenPicture';

/** Maximum length of a data URL; even eight of them don't fill the 5 MB of a tab's session storage. */
const DATA_URL_LIMIT = 700 * 1024;

/** Largest scale factor between two attempts. */
const MOST_SHRINK = 0.9;
const LEAST_SIDE_PX = 64;

/** Tried after PNG, in this order. */
const LOSSY_QUALITIES = [0.92, 0.8];

/** Only workers have it, and pictures are encoded in one. */
declare const FileReaderSync: new () => { readAsDataURL(blob: Blob): string };

/** Encodes a picture as a data URL within the limit, scaling it down only as a last resort. */
export async function encodeWithin(canvas: OffscreenCanvas): Promise<TakenImage> {
  // Browsers that can't encode WebP fall back to PNG, which is just larger.
  const lossy = isOpaque(pixelsOf(canvas).rgba) ? 'image/jpeg' : 'image/webp';
  const encodings = [{ type: 'image/png' }, ...LOSSY_QUALITIES.map((quality) => ({ type: lossy, quality }))];
  let picture = canvas;
  for (;;) {
    const { width, height } = picture;
    let length = 0;
    for (const encoding of encodings) {
      const dataUrl = new FileReaderSync().readAsDataURL(await picture.convertToBlob(encoding));
      ({ length } = dataUrl);
      if (length <= DATA_URL_LIMIT) return { dataUrl, width, height };
    }
    if (Math.max(width, height) <= LEAST_SIDE_PX)
      throw new PictureRefused('could not be made small enough. Choose a simpler picture.');
    // The length is roughly proportional to the area.
    const share = Math.min(MOST_SHRINK, Math.sqrt(DATA_URL_LIMIT / length));
    picture = drawPart(picture, Math.max(width, height) * share);
  }
}
