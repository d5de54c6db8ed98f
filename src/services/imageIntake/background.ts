import type { Size } from './measure';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Pixel data of a picture, four bytes per pixel. */
export interface Pixels extends Size {
  readonly rgba: Uint8ClampedArray;
}

/** Largest difference per channel within one plain colour, to allow for JPEG noise. */
const TOLERANCE = 24;
/** Share of the border that must have one colour; a tightly cropped logo touches the border in places. */
const PLAIN_SHARE = 0.8;

/** The plain colour of an opaque picture's border; undefined if it has several. */
export function plainBorder(picture: Pixels): Rgb | undefined {
  const border = borderOf(picture);
  const median = (channel: number): number => {
    const values = border.map((pixel) => picture.rgba[pixel * 4 + channel] ?? 0).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  const colour: Rgb = [median(0), median(1), median(2)];
  const same = border.filter((pixel) => isNear(picture.rgba, pixel, colour));
  return same.length >= border.length * PLAIN_SHARE ? colour : undefined;
}

function borderOf({ width, height }: Size): number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  return border;
}

function isNear(rgba: Uint8ClampedArray, pixel: number, colour: Rgb): boolean {
  const at = pixel * 4;
  return colour.every((value, channel) => Math.abs((rgba[at + channel] ?? 0) - value) <= TOLERANCE);
}

/** Masks of the background, one byte per pixel. */
export interface Background {
  /** Background connected to the border. */
  readonly outside: Uint8Array;
  /** Also areas enclosed by the logo, as in the letter O; only the visitor knows whether they belong to it. */
  readonly everywhere: Uint8Array;
  readonly hasEnclosed: boolean;
}

/** In pixels; smaller areas are specks, not the inside of a letter. */
const MIN_ENCLOSED = 24;

/** Finds the background of the given colour by flood fill from the border. */
export function findBackground(picture: Pixels, colour: Rgb): Background {
  const count = picture.width * picture.height;
  const isFree = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) isFree[pixel] = isNear(picture.rgba, pixel, colour) ? 1 : 0;
  const outside = new Uint8Array(count);
  for (const start of borderOf(picture)) mark(outside, floodFill(isFree, start, picture));
  const everywhere = outside.slice();
  let hasEnclosed = false;
  for (let start = 0; start < count; start += 1) {
    const area = isFree[start] ? floodFill(isFree, start, picture) : [];
    if (area.length < MIN_ENCLOSED) continue;
    mark(everywhere, area);
    hasEnclosed = true;
  }
  return { outside, everywhere, hasEnclosed };
}

function mark(mask: Uint8Array, pixels: readonly number[]): void {
  for (const pixel of pixels) mask[pixel] = 1;
}

/** The pixels connected to a free one; marks them as no longer free. */
function floodFill(isFree: Uint8Array, start: number, { width, height }: Size): readonly number[] {
  if (!isFree[start]) return [];
  const found = [start];
  isFree[start] = 0;
  const visit = (pixel: number) => {
    if (!isFree[pixel]) return;
    isFree[pixel] = 0;
    found.push(pixel);
  };
  // `visit` appends to the array during iteration.
  for (const pixel of found) {
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return found;
}

/** Width in px of the edge that is blended with the background: 1 for anti-aliasing, up to 3 for JPEG. */
const EDGE = 3;
/** Distance in px within which to look for the logo's own colour. */
const REACH = 4;
/** Alpha from which a pixel counts as opaque. */
const WHOLE = 0.97;

/**
 * Removes the background. Edge pixels blend both colours: they become semi-transparent, and the background's share is removed
 * from their colour, so that no fringe remains on another background.
 * @returns new pixel data; `picture` is not modified
 */
export function clearBackground(picture: Pixels, mask: Uint8Array, background: Rgb): Uint8ClampedArray {
  const { rgba, width, height } = picture;
  const cleared = rgba.slice();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel]) cleared[pixel * 4 + 3] = 0;
    else if (some(pixel, EDGE, picture, (other) => mask[other] === 1)) {
      unmix(cleared, pixel, background, ownColour(picture, pixel, mask, background));
    }
  }
  return cleared;
}

/** Whether any pixel in the square around `pixel` passes the test. */
function some(
  pixel: number,
  reach: number,
  { width, height }: Size,
  test: (other: number) => boolean,
): boolean {
  const x = pixel % width;
  const y = (pixel - x) / width;
  const right = Math.min(width - 1, x + reach);
  const bottom = Math.min(height - 1, y + reach);
  for (let row = Math.max(0, y - reach); row <= bottom; row += 1) {
    for (let column = Math.max(0, x - reach); column <= right; column += 1) {
      if (test(row * width + column)) return true;
    }
  }
  return false;
}

const colourAt = (rgba: Uint8ClampedArray, pixel: number): Rgb => [
  rgba[pixel * 4] ?? 0,
  rgba[pixel * 4 + 1] ?? 0,
  rgba[pixel * 4 + 2] ?? 0,
];
const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The logo's colour near an edge pixel: the one most different from the background. */
function ownColour(picture: Pixels, pixel: number, mask: Uint8Array, background: Rgb): Rgb {
  let own = colourAt(picture.rgba, pixel);
  let most = 0;
  some(pixel, REACH, picture, (other) => {
    if (mask[other]) return false;
    const colour = colourAt(picture.rgba, other);
    const difference = minus(colour, background);
    const far = dot(difference, difference);
    if (far > most) [own, most] = [colour, far];
    return false; // visit all
  });
  return own;
}

function unmix(rgba: Uint8ClampedArray, pixel: number, background: Rgb, own: Rgb): void {
  const mixed = minus(colourAt(rgba, pixel), background);
  const whole = minus(own, background);
  const share = dot(mixed, whole) / Math.max(1, dot(whole, whole));
  // High enough to keep the unmixed channels within 0 to 255.
  const alpha = Math.max(share, ...mixed.map((part, channel) => leastShare(part, background[channel] ?? 0)));
  if (alpha >= WHOLE) return;
  mixed.forEach((part, channel) => (rgba[pixel * 4 + channel] = (background[channel] ?? 0) + part / alpha));
  rgba[pixel * 4 + 3] = alpha * 255;
}

const leastShare = (part: number, background: number) =>
  part > 0 ? part / (255 - background) : -part / Math.max(1, background);
