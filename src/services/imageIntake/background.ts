import type { Size } from './measure';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture as plain numbers, four bytes a pixel. */
export interface Pixels extends Size {
  readonly rgba: Uint8ClampedArray;
}

/** Largest difference of a channel that still is the same plain colour: what JPEG makes of one. */
const TOLERANCE = 24;
/** Share of the border that has to have one colour; a logo that is cut close touches it here and there. */
const PLAIN_SHARE = 0.8;

/** The one colour that the border of an opaque picture has; undefined where it has several. */
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

/** Which pixels are background, one byte each. */
export interface Background {
  /** Joined to the border. */
  readonly outside: Uint8Array;
  /** Also those shut in by the logo, as in the letter O: nobody but the visitor knows whether they belong to it. */
  readonly everywhere: Uint8Array;
  readonly hasEnclosed: boolean;
}

/** px; less than this is a speck, not the inside of a letter. */
const LEAST_ENCLOSED = 24;

/** Finds the background of one colour, from the border inwards. */
export function findBackground(picture: Pixels, colour: Rgb): Background {
  const count = picture.width * picture.height;
  const isFree = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) isFree[pixel] = isNear(picture.rgba, pixel, colour) ? 1 : 0;
  const outside = new Uint8Array(count);
  for (const start of borderOf(picture)) mark(outside, joined(isFree, start, picture));
  const everywhere = outside.slice();
  let hasEnclosed = false;
  for (let start = 0; start < count; start += 1) {
    const area = isFree[start] ? joined(isFree, start, picture) : [];
    if (area.length < LEAST_ENCLOSED) continue;
    mark(everywhere, area);
    hasEnclosed = true;
  }
  return { outside, everywhere, hasEnclosed };
}

function mark(mask: Uint8Array, pixels: readonly number[]): void {
  for (const pixel of pixels) mask[pixel] = 1;
}

/** Free pixels joined to one by their sides; they are free no more. */
function joined(isFree: Uint8Array, start: number, { width, height }: Size): readonly number[] {
  if (!isFree[start]) return [];
  const found = [start];
  isFree[start] = 0;
  const visit = (pixel: number) => {
    if (!isFree[pixel]) return;
    isFree[pixel] = 0;
    found.push(pixel);
  };
  // It grows while it is gone through.
  for (const pixel of found) {
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return found;
}

/** px from the background in which an edge may be mixed with it: smoothing takes 1, JPEG up to 3. */
const EDGE = 3;
/** px around a mixed pixel in which the logo's own colour is looked for. */
const REACH = 4;
/** From here on a pixel is the logo's own. */
const WHOLE = 0.97;

/**
 * Takes the background out. Pixels at its edge are mixed of both colours: they become partly see-through, and the background's
 * share is taken out of their colour, so that no fringe of it stays on another ground.
 * @returns new bytes; `picture` stays as it is
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

/** Whether a pixel in the square around one has a property. */
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

/** The logo's colour near a pixel of its edge: the one that differs most from the background. */
function ownColour(picture: Pixels, pixel: number, mask: Uint8Array, background: Rgb): Rgb {
  let own = colourAt(picture.rgba, pixel);
  let most = 0;
  some(pixel, REACH, picture, (other) => {
    if (mask[other]) return false;
    const colour = colourAt(picture.rgba, other);
    const difference = minus(colour, background);
    const far = dot(difference, difference);
    if (far > most) [own, most] = [colour, far];
    return false; // look at all of them
  });
  return own;
}

function unmix(rgba: Uint8ClampedArray, pixel: number, background: Rgb, own: Rgb): void {
  const mixed = minus(colourAt(rgba, pixel), background);
  const whole = minus(own, background);
  const share = dot(mixed, whole) / Math.max(1, dot(whole, whole));
  // At least as much as it takes for a colour that exists to come out.
  const alpha = Math.max(share, ...mixed.map((part, channel) => leastShare(part, background[channel] ?? 0)));
  if (alpha >= WHOLE) return;
  mixed.forEach((part, channel) => (rgba[pixel * 4 + channel] = (background[channel] ?? 0) + part / alpha));
  rgba[pixel * 4 + 3] = alpha * 255;
}

const leastShare = (part: number, background: number) =>
  part > 0 ? part / (255 - background) : -part / Math.max(1, background);
