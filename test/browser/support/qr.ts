import jsQR from 'jsqr';
import sharp from 'sharp';

/** The QR code in a picture, read by an independent library; undefined if there is none. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
