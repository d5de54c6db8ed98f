import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expectAlike } from './likeness';
import { expect } from './test';

/** The message for a file that no longer matches the product. */
export const stale = (file: string): string => `${file} is stale; UPDATE_SAMPLES=1 updates it`;

/** Writes a file if UPDATE_SAMPLES is set; otherwise it has to exist. @returns its content */
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

/** The mean of each colour channel, 0 to 255, because the similarity covers only structure. */
async function meanColour(picture: Buffer): Promise<readonly number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

/** Keeps a picture, and fails if the stored one looks different. */
export async function keepPicture(file: string, picture: Buffer, maxBytes: number): Promise<void> {
  const kept = keep(file, picture, maxBytes);
  await expectAlike(kept, picture, stale(file));
  const colour = await meanColour(picture);
  for (const [channel, mean] of (await meanColour(kept)).entries())
    expect(mean, stale(file)).toBeCloseTo(colour[channel]!, 0);
}
