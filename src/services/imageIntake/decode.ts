import { canvasOf } from './canvas';
import { inspectPicture } from './inspect';
import type { PixelType } from './pictureTypes';
import { damaged, PictureRefused } from './refusal';

/**
 * Browsers decode a picture in full, at 4 bytes per pixel, even if asked for a small one; 200 MB is what a phone can spare.
 * Some phones' "50 megapixel" photos are just below this, none of their usual ones are near it.
 */
const MEGAPIXEL_LIMIT = 50;

const END_OF_JPEG = new Uint8Array([0xff, 0xd9]);

/**
 * Decodes a picture of a known type, upright.
 * @param bytes contents of the file
 * @throws PictureRefused when it is damaged or has too many pixels
 */
export async function openPixels(bytes: Uint8Array<ArrayBuffer>, type: PixelType): Promise<ImageBitmap> {
  const { size, ending } = inspectPicture(bytes, type);
  if (ending === 'cut') throw damaged(bytes.length);
  if (size && size.width * size.height >= MEGAPIXEL_LIMIT * 1e6) {
    throw new PictureRefused(
      `has ${size.width} × ${size.height} pixels. Choose one of less than ${MEGAPIXEL_LIMIT} megapixels.`,
    );
  }
  const isUnmarked = ending === 'unmarked';
  const blob = new Blob(isUnmarked ? [bytes, END_OF_JPEG] : [bytes], { type });
  const image = await createImageBitmap(blob).catch(() => {
    throw damaged();
  });
  if (isUnmarked && hasBlankCorner(image)) throw damaged(bytes.length);
  return image;
}

/** With an end mark of ours, every browser fills the missing blocks of a JPEG with this grey. */
const BLANK = 128;

/**
 * Whether the last block of a JPEG is missing, which is in a corner, whichever way the picture is turned. A progressive one
 * that ends in a later scan has all blocks, if coarser ones.
 */
function hasBlankCorner(image: ImageBitmap): boolean {
  const { drawing } = canvasOf({ width: 2, height: 2 });
  for (const x of [0, 1])
    for (const y of [0, 1])
      drawing.drawImage(image, x * (image.width - 1), y * (image.height - 1), 1, 1, x, y, 1, 1);
  const { data } = drawing.getImageData(0, 0, 2, 2);
  return [0, 4, 8, 12].some((at) => data.subarray(at, at + 3).every((channel) => channel === BLANK));
}
