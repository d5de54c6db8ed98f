import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ssim } from 'ssim.js';

/** Side of the squares in which two pictures are compared, in px: in a mean over the whole one a broken sign is lost. */
const TILE = 120;
/** Leaves room for JPEG's own noise and for how a browser rounds the places of letters on a canvas. */
const LEAST_SIMILARITY = 0.95;

interface Tile {
  /** Structural similarity of what both show there, 1 for the same. */
  readonly similarity: number;
  readonly left: number;
  readonly top: number;
}

/** Fails unless two pictures of the same size show the same everywhere: the worst tile decides. */
export async function expectAlike(picture: Buffer, wanted: Buffer, what = 'the picture'): Promise<void> {
  const { similarity, left, top } = await worstTile(picture, wanted);
  expect.soft(similarity, `${what}, around ${left}, ${top} px`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
}

/**
 * The tile in which two pictures differ most.
 * Pixel by pixel, not on a smaller copy, which would forgive shifted letters.
 * @throws Error when the sizes differ
 */
export async function worstTile(one: Buffer, other: Buffer): Promise<Tile> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { ssim_map: map } = ssim(a, b, { downsample: false });
  const columns = edges(map.width);
  const rows = edges(map.height);
  const tiles = rows.slice(1).flatMap((bottom, row) =>
    columns.slice(1).map((right, column) => {
      const [left, top] = [columns[column]!, rows[row]!];
      let sum = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += map.data[y * map.width + x]!;
      return { similarity: sum / ((right - left) * (bottom - top)), left, top };
    }),
  );
  return tiles.reduce((worst, tile) => (tile.similarity < worst.similarity ? tile : worst));
}

/** Where tiles of about the same size begin and end. */
function edges(length: number): number[] {
  const count = Math.max(1, Math.round(length / TILE));
  return Array.from({ length: count + 1 }, (_, index) => Math.round((index * length) / count));
}

/** Raw pixels of a picture in any format. */
async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
