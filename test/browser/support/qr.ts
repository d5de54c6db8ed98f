import jsQR from 'jsqr';
import sharp from 'sharp';

/** What an independent reader finds on a picture; undefined without a code. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
