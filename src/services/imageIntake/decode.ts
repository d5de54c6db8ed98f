import { withinLimit } from '../waiting';
import { sizeWithin, type Size } from './measure';
import { PictureRefused } from './refusal';
import type { PictureType } from './sniff';

const DECODE_LIMIT_MS = 3000;
/** For an SVG that names no size of its own. */
const DEFAULT_SVG_SIDE = 512;

/**
 * Draws a picture upright into a canvas with at most `longSide` px on its long side.
 * @throws PictureRefused when the picture is damaged or takes longer than 3 s
 */
export async function decodePicture(
  file: File,
  type: PictureType,
  longSide: number,
): Promise<HTMLCanvasElement> {
  const damaged = () =>
    new PictureRefused(`${file.name} is damaged. Save it again from the program that made it.`);
  const source = type === 'image/svg+xml' ? loadSvg(file) : loadBitmap(file, type);
  const picture = await withinLimit(source, DECODE_LIMIT_MS).catch(() => {
    throw damaged();
  });
  if (!picture) throw new PictureRefused(`${file.name} took too long to open. Choose a smaller picture.`);
  // A vector is drawn large whatever size it names; pixels are never enlarged.
  const size = sizeWithin(picture.size, longSide, { enlarge: type === 'image/svg+xml' });
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw damaged();
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.image, 0, 0, size.width, size.height);
  picture.release();
  return canvas;
}

interface Picture {
  readonly image: CanvasImageSource;
  readonly size: Size;
  readonly release: () => void;
}

async function loadBitmap(file: File, type: PictureType): Promise<Picture> {
  const image = await createImageBitmap(new Blob([file], { type }), { imageOrientation: 'from-image' });
  return { image, size: image, release: () => image.close() };
}

/** An `<img>` runs no script of an SVG and fetches nothing it refers to. */
async function loadSvg(file: File): Promise<Picture> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  const size = {
    width: image.naturalWidth || DEFAULT_SVG_SIDE,
    height: image.naturalHeight || DEFAULT_SVG_SIDE,
  };
  return { image, size, release };
}
