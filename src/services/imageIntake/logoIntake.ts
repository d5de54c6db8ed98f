import { clearBackground, findBackground, plainBorder, type Pixels, type Rgb } from './background';
import { canvasWith, drawPart, pixelsOf } from './canvas';
import type { OpenPicture } from './decode';
import { encodeWithin } from './encode';
import { LONG_SIDE_PX, openFile, type TakenImage } from './imageIntake';
import { PictureRefused } from './refusal';
import { visibleArea, type Area } from './trim';

/** A logo, and what is behind it. */
export interface TakenLogo extends TakenImage {
  /** `none` where it lets its ground through, `mixed` where it fills its rectangle and nothing can be told apart. */
  readonly background: 'none' | 'mixed' | PlainBackground;
}

/** A background of one colour, which can be taken away. */
export interface PlainBackground {
  readonly colour: Rgb;
  /** Whether the logo shuts some of it in, as the letter O does. */
  readonly hasEnclosed: boolean;
  /** The logo without it. @param isEverywhere whether what is shut in goes as well */
  readonly clear: (isEverywhere: boolean) => TakenImage;
}

/**
 * Takes in a logo: as any picture, and without the see-through margins around it.
 * @throws PictureRefused with a sentence that names the file and the way out
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

/** Drawn twice where there are margins, so that the logo and not its margins gets the pixels. */
function drawTrimmed(fileName: string, picture: OpenPicture): HTMLCanvasElement {
  const { width, height } = picture.size;
  const whole = drawPart(fileName, picture, { x: 0, y: 0, width, height }, LONG_SIDE_PX);
  const area = visibleArea(pixelsOf(fileName, whole).rgba, whole);
  if (!area) {
    throw new PictureRefused(
      `${fileName} is empty: every pixel of it is see-through. Choose another picture.`,
    );
  }
  if (area.width === whole.width && area.height === whole.height) return whole;
  const part = partOf(area, whole, picture);
  return trim(fileName, pixelsOf(fileName, drawPart(fileName, picture, part, LONG_SIDE_PX)));
}

function trim(fileName: string, pixels: Pixels): HTMLCanvasElement {
  const area = visibleArea(pixels.rgba, pixels) ?? { x: 0, y: 0, width: pixels.width, height: pixels.height };
  return canvasWith(fileName, pixels, area);
}

/** An area of the small picture in px of the large one, with a pixel around it for what smoothing has hidden. */
function partOf(area: Area, small: HTMLCanvasElement, { size }: OpenPicture): Area {
  const scale = { x: size.width / small.width, y: size.height / small.height };
  const left = Math.max(0, Math.floor((area.x - 1) * scale.x));
  const top = Math.max(0, Math.floor((area.y - 1) * scale.y));
  const right = Math.min(size.width, Math.ceil((area.x + area.width + 1) * scale.x));
  const bottom = Math.min(size.height, Math.ceil((area.y + area.height + 1) * scale.y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Undefined where the border has several colours, or nothing would be left. */
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
