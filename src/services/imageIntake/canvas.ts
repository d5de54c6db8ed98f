import type { Pixels } from './background';
import { sizeWithin, type Size } from './measure';
import { PictureRefused } from './refusal';
import type { Area } from './trim';

/** Creates a canvas for drawing and reading. @throws PictureRefused when the browser provides no context */
export function canvasOf({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, drawing: drawingOn(canvas) };
}

function drawingOn(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new PictureRefused('could not be drawn here. Close some tabs and try again.');
  drawing.imageSmoothingQuality = 'high';
  return drawing;
}

export const wholeOf = ({ width, height }: Size): Area => ({ x: 0, y: 0, width, height });

/** Draws a picture, or a part of it, with at most `longSide` px on its long side; never enlarges it. */
export function drawPart(
  image: ImageBitmap | OffscreenCanvas,
  longSide: number,
  part = wholeOf(image),
): OffscreenCanvas {
  const size = sizeWithin(part, longSide, { enlarge: false });
  const { canvas, drawing } = canvasOf(size);
  drawing.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return canvas;
}

export function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas;
  return { rgba: drawingOn(canvas).getImageData(0, 0, width, height).data, width, height };
}

export function canvasWith(pixels: Pixels, part: Area): OffscreenCanvas {
  const { canvas, drawing } = canvasOf(part);
  const data = new ImageData(new Uint8ClampedArray(pixels.rgba), pixels.width, pixels.height);
  drawing.putImageData(data, -part.x, -part.y);
  return canvas;
}
