import { readBytes } from '../files';
import { drawPart } from './canvas';
import { openPicture, type OpenPicture } from './decode';
import { encodeWithin } from './encode';
import { PictureRefused } from './refusal';
import { foreignKind, sniffPicture } from './sniff';

export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;
/** Maximum long side of an accepted picture. */
export const LONG_SIDE_PX = 1024;

/** A picture ready for the store. */
export interface TakenImage {
  /** Upright, at most 1024 px on its long side and 700 KB as text. */
  readonly dataUrl: string;
  readonly fileName: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Whether every pixel is opaque; such a logo looks like a box on a coloured poster. */
  readonly isOpaque: boolean;
}

/**
 * Converts a chosen picture: PNG, JPEG, WebP, AVIF, GIF (first frame) or SVG, detected by content, not by name. The result is
 * always re-encoded pixels; an SVG is never inserted as markup.
 * @throws PictureRefused with a message that names the file and what to do
 */
export async function takeInImage(file: File): Promise<TakenImage> {
  const { name: fileName } = file;
  const picture = await openFile(file);
  const { width, height } = picture.size;
  try {
    const canvas = drawPart(fileName, picture, { x: 0, y: 0, width, height }, LONG_SIDE_PX);
    return { ...encodeWithin(canvas, fileName), fileName };
  } finally {
    picture.release();
  }
}

/** Opens a picture file. @throws PictureRefused */
export async function openFile(file: File): Promise<OpenPicture> {
  const { name, size } = file;
  if (size === 0) throw new PictureRefused(`${name} is empty. Save it again and choose that file.`);
  if (size > FILE_LIMIT_BYTES) {
    throw new PictureRefused(`${name} is larger than 25 MB. Choose a smaller picture.`);
  }
  const bytes = await readBytes(file).catch(() => {
    throw new PictureRefused(`${name} could not be read. Choose it again, or a copy of it.`);
  });
  const type = sniffPicture(bytes);
  if (type) return openPicture(file, bytes, type, LONG_SIDE_PX);
  const what = foreignKind(bytes) ?? 'is not a picture. Choose a PNG, JPEG, WebP or SVG file.';
  throw new PictureRefused(`${name} ${what}`);
}
