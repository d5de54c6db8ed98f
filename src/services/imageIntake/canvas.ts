import type { Pixels } from './background';
import type { OpenPicture } from './decode';
import { sizeWithin, type Size } from './measure';
import { PictureRefused } from './refusal';
import type { Area } from './trim';

/** Creates a canvas for drawing and reading. @throws PictureRefused when the browser provides no context */
export function canvasOf(fileName: string, { width, height }: Size) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) {
    throw new PictureRefused(`${fileName} could not be drawn here. Close some tabs and try again.`);
  }
  drawing.imageSmoothingQuality = 'high';
  return { canvas, drawing };
}

/** Draws a part of a picture with at most `longSide` px on its long side; enlarges SVGs but never bitmaps. */
export function drawPart(
  fileName: string,
  { image, isDrawing }: OpenPicture,
  part: Area,
  longSide: number,
): HTMLCanvasElement {
  const size = sizeWithin(part, longSide, { enlarge: isDrawing });
  const { canvas, drawing } = canvasOf(fileName, size);
  drawing.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas;
}

/** The pixels of a canvas. */
export function pixelsOf(fileName: string, canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas;
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new PictureRefused(`${fileName} could not be read here. Choose another picture.`);
  return { rgba: drawing.getImageData(0, 0, width, height).data, width, height };
}

/** Creates a canvas with a part of the pixels. */
export function canvasWith(fileName: string, pixels: Pixels, part: Area): HTMLCanvasElement {
  const { canvas, drawing } = canvasOf(fileName, part);
  const data = new ImageData(new Uint8ClampedArray(pixels.rgba), pixels.width, pixels.height);
  drawing.putImageData(data, -part.x, -part.y);
  return canvas;
}
