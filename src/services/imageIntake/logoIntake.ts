import { clearBackground, findBackground, plainBorder, type Pixels, type Rgb } from './background';
import { canvasWith, drawPart, pixelsOf } from './canvas';
import type { OpenPicture } from './decode';
import { encodeWithin } from './encode';
import { LONG_SIDE_PX, openFile, type TakenImage } from './imageIntake';
import { PictureRefused } from './refusal';
import { visibleArea, type Area } from './trim';

/** A logo and its background. */
export interface TakenLogo extends TakenImage {
  /** `none` if the logo has transparency, `mixed` if no plain background can be found. */
  readonly background: 'none' | 'mixed' | PlainBackground;
}

/** A removable background of one colour. */
export interface PlainBackground {
  readonly colour: Rgb;
  /** Whether the logo encloses some of it, as the letter O does. */
  readonly hasEnclosed: boolean;
  /** Returns the logo without it. @param isEverywhere whether to remove enclosed areas too */
  readonly clear: (isEverywhere: boolean) => TakenImage;
}

/**
 * Converts a logo like any picture, and trims transparent margins.
 * @throws PictureRefused with a message that names the file and what to do
 */
export async function takeInLogo(file: File): Promise<TakenLogo> {
  const { name: fileName } = file;
  const picture = await openFile(file);
  try {
    const canvas = drawTrimmed(fileName, picture);
    const taken = { ...encodeWithin(canvas, fileName), fileName };
    if (!taken.isOpaque) return { ...taken, background: 'none' };
    return { ...taken, background: plainBackground(fileName, pixelsOf(fileName, canvas)) ?? 'mixed' };
  } finally {
    picture.release();
  }
}

/** Draws again without margins if there are any, so that the logo gets the full resolution. */
function drawTrimmed(fileName: string, picture: OpenPicture): HTMLCanvasElement {
  const { width, height } = picture.size;
  const whole = drawPart(fileName, picture, { x: 0, y: 0, width, height }, LONG_SIDE_PX);
  const area = visibleArea(pixelsOf(fileName, whole).rgba, whole);
  if (!area) {
    throw new PictureRefused(`${fileName} is empty: every pixel is transparent. Choose another picture.`);
  }
  if (area.width === whole.width && area.height === whole.height) return whole;
  const part = partOf(area, whole, picture);
  return trim(fileName, pixelsOf(fileName, drawPart(fileName, picture, part, LONG_SIDE_PX)));
}

function trim(fileName: string, pixels: Pixels): HTMLCanvasElement {
  const area = visibleArea(pixels.rgba, pixels) ?? { x: 0, y: 0, width: pixels.width, height: pixels.height };
  return canvasWith(fileName, pixels, area);
}

/** Scales an area to the original picture, with a margin of 1 px for what smoothing has hidden. */
function partOf(area: Area, small: HTMLCanvasElement, { size }: OpenPicture): Area {
  const scale = { x: size.width / small.width, y: size.height / small.height };
  const left = Math.max(0, Math.floor((area.x - 1) * scale.x));
  const top = Math.max(0, Math.floor((area.y - 1) * scale.y));
  const right = Math.min(size.width, Math.ceil((area.x + area.width + 1) * scale.x));
  const bottom = Math.min(size.height, Math.ceil((area.y + area.height + 1) * scale.y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Undefined if the border has several colours or the logo would be empty. */
function plainBackground(fileName: string, pixels: Pixels): PlainBackground | undefined {
  const colour = plainBorder(pixels);
  if (!colour) return undefined;
  const { outside, everywhere, hasEnclosed } = findBackground(pixels, colour);
  if (!outside.includes(0)) return undefined;
  return {
    colour,
    hasEnclosed,
    clear(isEverywhere) {
      const rgba = clearBackground(pixels, isEverywhere ? everywhere : outside, colour);
      return { ...encodeWithin(trim(fileName, { ...pixels, rgba }), fileName), fileName };
    },
  };
}
