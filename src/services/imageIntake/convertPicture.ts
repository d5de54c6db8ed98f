import { CANVAS_BLOCKED, canReadCanvas } from '../canvasReading';
import { clearBackground, findBackground, plainBorder, type Pixels } from './background';
import { canvasOf, canvasWith, drawPart, pixelsOf, wholeOf } from './canvas';
import { openPixels } from './decode';
import { encodeWithin } from './encode';
import { isOpaque } from './measure';
import { PictureRefused } from './refusal';
import type { PictureOrder, PlainBackground, TakenImage, TakenLogo } from './takenPicture';
import { visibleArea, type Area } from './trim';

/** Maximum long side of an accepted picture. */
const LONG_SIDE_PX = 1024;

/**
 * Converts a picture to re-encoded pixels, upright and within the limits. A logo loses its transparent margins.
 * @throws PictureRefused with what is wrong and what to do
 */
export async function convertPicture({ wanted, source }: PictureOrder): Promise<TakenImage | TakenLogo> {
  if (!canReadCanvas(canvasOf({ width: 1, height: 1 }).drawing))
    throw new PictureRefused(`could not be read. ${CANVAS_BLOCKED}`);
  const image = 'bytes' in source ? await openPixels(source.bytes, source.type) : source;
  if (wanted === 'logo') return takeLogo(drawTrimmed(image));
  return encodeWithin(drawPart(image, LONG_SIDE_PX));
}

async function takeLogo(canvas: OffscreenCanvas): Promise<TakenLogo> {
  const pixels = pixelsOf(canvas);
  const background = isOpaque(pixels.rgba) ? ((await plainBackground(pixels)) ?? 'mixed') : 'none';
  return { ...(await encodeWithin(canvas)), background };
}

/** Draws again without margins if there are any, so that the logo gets the full resolution. */
function drawTrimmed(image: ImageBitmap): OffscreenCanvas {
  const whole = drawPart(image, LONG_SIDE_PX);
  const area = visibleArea(pixelsOf(whole).rgba, whole);
  if (!area) {
    throw new PictureRefused('is empty: every pixel is transparent. Choose another picture.');
  }
  if (area.width === whole.width && area.height === whole.height) return whole;
  const part = partOf(area, whole, image);
  return trim(pixelsOf(drawPart(image, LONG_SIDE_PX, part)));
}

function trim(pixels: Pixels): OffscreenCanvas {
  return canvasWith(pixels, visibleArea(pixels.rgba, pixels) ?? wholeOf(pixels));
}

/** Scales an area to the original picture, with a margin of 1 px for what smoothing has hidden. */
function partOf(area: Area, small: OffscreenCanvas, image: ImageBitmap): Area {
  const scale = { x: image.width / small.width, y: image.height / small.height };
  const left = Math.max(0, Math.floor((area.x - 1) * scale.x));
  const top = Math.max(0, Math.floor((area.y - 1) * scale.y));
  const right = Math.min(image.width, Math.ceil((area.x + area.width + 1) * scale.x));
  const bottom = Math.min(image.height, Math.ceil((area.y + area.height + 1) * scale.y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Undefined if the border has several colours or the logo would be empty. */
async function plainBackground(pixels: Pixels): Promise<PlainBackground | undefined> {
  const colour = plainBorder(pixels);
  if (!colour) return undefined;
  const { outside, everywhere, hasEnclosed } = findBackground(pixels, colour);
  if (!outside.includes(0)) return undefined;
  const without = (mask: Uint8Array) => {
    const rgba = clearBackground(pixels, mask, colour);
    return encodeWithin(trim({ ...pixels, rgba }));
  };
  return {
    colour,
    cleared: await without(outside),
    hollow: hasEnclosed ? await without(everywhere) : undefined,
  };
}
