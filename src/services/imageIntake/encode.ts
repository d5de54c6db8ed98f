import { canvasOf, pixelsOf } from './canvas';
import { isOpaque, sizeWithin } from './measure';
import { PictureRefused } from './refusal';

/** Longest data URL that is kept: eight of them still leave room in the 5 MB of a tab's session storage. */
const DATA_URL_LIMIT = 700 * 1024;

/** Largest side of the next try over that of the last, when a picture is still too large. */
const MOST_SHRINK = 0.9;
const LEAST_SIDE_PX = 64;

interface Encoded {
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
  readonly isOpaque: boolean;
}

/** Ways to write a picture, best first. A browser that can't write WebP writes PNG instead, which is only larger. */
const WAYS = {
  opaque: [
    ['image/png', undefined],
    ['image/jpeg', 0.92],
    ['image/jpeg', 0.8],
  ],
  seeThrough: [
    ['image/png', undefined],
    ['image/webp', 0.92],
    ['image/webp', 0.8],
  ],
} as const;

/** Writes a picture as a data URL under the limit, made smaller where nothing else helps. */
export function encodeWithin(canvas: HTMLCanvasElement, fileName: string): Encoded {
  const opaque = isOpaque(pixelsOf(fileName, canvas).rgba);
  let picture = canvas;
  for (;;) {
    const { width, height } = picture;
    let length = 0;
    for (const [type, quality] of WAYS[opaque ? 'opaque' : 'seeThrough']) {
      const dataUrl = picture.toDataURL(type, quality);
      ({ length } = dataUrl);
      if (length <= DATA_URL_LIMIT) return { dataUrl, width, height, isOpaque: opaque };
    }
    if (Math.max(width, height) <= LEAST_SIDE_PX) {
      throw new PictureRefused(`${fileName} could not be made small enough. Choose a simpler picture.`);
    }
    // Its text grows with its area, nearly.
    const share = Math.min(MOST_SHRINK, Math.sqrt(DATA_URL_LIMIT / length));
    picture = shrink(picture, share, fileName);
  }
}

function shrink(canvas: HTMLCanvasElement, share: number, fileName: string): HTMLCanvasElement {
  const size = sizeWithin(canvas, Math.max(canvas.width, canvas.height) * share, { enlarge: false });
  const smaller = canvasOf(fileName, size);
  smaller.drawing.drawImage(canvas, 0, 0, size.width, size.height);
  return smaller.canvas;
}
