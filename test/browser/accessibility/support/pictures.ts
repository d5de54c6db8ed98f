import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../../../src/ui/contrast';

/** Pixels of a picture, three bytes each. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

export async function readPicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

export const shown = async (element: Locator): Promise<Picture> => readPicture(await element.screenshot());

const brightness = (bytes: Buffer, at: number): number =>
  luminance(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);

/** Share of the pixels whose contrast to the commonest colour is 3:1 or more: letters on their background. */
export function inkShare({ bytes }: Picture): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = bytes.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[ground] = [0]] = [...counts].sort(([, a], [, b]) => b - a);
  const groundBytes = Buffer.from([ground >> 16, (ground >> 8) & 255, ground & 255]);
  const groundLight = brightness(groundBytes, 0);
  let ink = 0;
  for (let at = 0; at < bytes.length; at += 3)
    if (contrast(brightness(bytes, at), groundLight) >= 3) ink += 1;
  return (ink * 3) / bytes.length;
}

/** Share of the pixels whose colour clearly differs; 1 for pictures of different sizes. */
export function changedShare(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let changed = 0;
  for (let at = 0; at < one.bytes.length; at += 3) {
    const distance = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs((one.bytes[at + part] ?? 0) - (other.bytes[at + part] ?? 0)),
      0,
    );
    if (distance > 96) changed += 1;
  }
  return (changed * 3) / one.bytes.length;
}
