import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expectAlike } from './likeness';
import { expect } from './test';

/** What is said of a file that no longer is what the product draws. */
export const stale = (file: string): string => `${file} is stale; UPDATE_SAMPLES=1 makes it anew`;

/** Writes a file when asked to; otherwise it has to be there. @returns what is kept */
export function keep(file: string, content: Buffer, maxBytes: number): Buffer {
  if (process.env.UPDATE_SAMPLES) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  expect(existsSync(file), `${file} is missing; UPDATE_SAMPLES=1 makes it`).toBe(true);
  const kept = readFileSync(file);
  expect(kept.length, `bytes of ${file}`).toBeLessThan(maxBytes);
  return kept;
}

/** The mean of each colour channel, 0 to 255: similarity looks at structure only. */
async function meanColour(picture: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

/** Keeps a picture, and fails where the kept one shows something else than this one. */
export async function keepPicture(file: string, picture: Buffer, maxBytes: number): Promise<void> {
  const kept = keep(file, picture, maxBytes);
  await expectAlike(kept, picture, stale(file));
  const colour = await meanColour(picture);
  for (const [channel, mean] of (await meanColour(kept)).entries())
    expect(mean, stale(file)).toBeCloseTo(colour[channel]!, 0);
}
