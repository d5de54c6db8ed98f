import { expect } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { ssim } from 'ssim.js';

/** Side in px of the tiles that are compared, because a broken letter would be lost in the mean of a whole picture. */
const TILE = 120;
/** Side in px of the windows in which similarity is measured. */
const WINDOW = 11;
/** Allows for JPEG noise and for how a browser rounds the positions of letters on a canvas. */
const LEAST_SIMILARITY = 0.95;

/** Maximum error of the quick comparison, which has never been off by more than 0.01. */
const MARGIN = 0.02;

interface Tile extends Region {
  /** Structural similarity of both pictures in this tile, 1 if identical. */
  readonly similarity: number;
}

/** Fails unless two pictures of the same size look the same everywhere: the worst tile decides. */
export async function expectAlike(picture: Buffer, wanted: Buffer, what: string): Promise<void> {
  const { similarity, left, top } = await worstTile(picture, wanted);
  expect(similarity, `${what}, around ${left}, ${top} px`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
}

/**
 * The tile in which two pictures differ most.
 * Compared pixel by pixel, not in a smaller copy, which would forgive shifted letters.
 * @throws Error if the sizes differ
 */
async function worstTile(one: Buffer, other: Buffer): Promise<Tile> {
  const tiles = await lookQuickly(one, other);
  const doubtful = tiles.filter(({ similarity }) => similarity < LEAST_SIMILARITY + MARGIN);
  const measured = await Promise.all(
    doubtful.map(async (tile) => {
      const [a, b] = await Promise.all([pixelsOf(one, tile), pixelsOf(other, tile)]);
      return { ...tile, similarity: ssim(a, b, { downsample: false }).mssim };
    }),
  );
  const known = measured.length > 0 ? measured : tiles;
  return known.reduce((worst, tile) => (tile.similarity < worst.similarity ? tile : worst));
}

/** All tiles, measured in adjacent windows, which takes a seventh of the time of one around each pixel. */
async function lookQuickly(one: Buffer, other: Buffer): Promise<Tile[]> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { ssim_map: map } = ssim(a, b, { downsample: false, ssim: 'bezkrovny', windowSize: WINDOW });
  const columns = spans(a.width);
  return spans(a.height).flatMap(([top, bottom]) =>
    columns.map(([left, right]) => {
      const windows: number[] = [];
      for (let y = Math.floor(top / WINDOW); y < Math.floor(bottom / WINDOW); y += 1)
        for (let x = Math.floor(left / WINDOW); x < Math.floor(right / WINDOW); x += 1)
          windows.push(map.data[y * map.width + x]!);
      const similarity = windows.reduce((sum, value) => sum + value, 0) / windows.length;
      return { similarity, left, top, width: right - left, height: bottom - top };
    }),
  );
}

/** Splits a length into tiles of about the same size, in px; windows that begin in one may end in the next. */
function spans(length: number): [start: number, end: number][] {
  const starts = length - WINDOW + 1;
  const count = Math.max(1, Math.round(starts / TILE));
  const edge = (index: number) => Math.round((index * starts) / count);
  return Array.from({ length: count }, (_, index) => [edge(index), edge(index + 1) + WINDOW - 1]);
}

/** Raw pixels of a picture in any format, or of an area of it. */
async function pixelsOf(picture: Buffer, area?: Region) {
  const image = area ? sharp(picture).extract(area) : sharp(picture);
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
