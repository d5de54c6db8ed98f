import sharp from 'sharp';
import { ssim } from 'ssim.js';

/** Raw pixels of a picture in any format. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/**
 * Structural similarity of two pictures of the same size, 1 for equal ones.
 * Pixel by pixel, not on a smaller copy, which would forgive shifted letters.
 * @throws Error when the sizes differ
 */
export async function similarity(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return ssim(a, b, { downsample: false }).mssim;
}
