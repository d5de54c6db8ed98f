import { readBytes } from '../files';
import { drawPart } from './canvas';
import { openPicture, type OpenPicture } from './decode';
import { encodeWithin } from './encode';
import { PictureRefused } from './refusal';
import { foreignKind, sniffPicture } from './sniff';

/** Largest file that is looked at. */
export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;
/** Long side of a picture that was taken in. */
export const LONG_SIDE_PX = 1024;

/** A picture as the store keeps it. */
export interface TakenImage {
  /** Upright, at most 1024 px on its long side and 700 KB as text. */
  readonly dataUrl: string;
  readonly fileName: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** Whether every pixel covers what is behind it: a logo like that shows as a box on a coloured poster. */
  readonly isOpaque: boolean;
}

/**
 * Takes in a picture that the visitor chose: PNG, JPEG, WebP, AVIF, GIF (first frame) or SVG, by its content and not by
 * its name. Whatever it was, it leaves as freshly drawn pixels; an SVG is never inserted as markup.
 * @throws PictureRefused with a sentence that names the file and the way out
 */
export async function takeInImage(file: File): Promise<TakenImage> {
  const { name: fileName } = file;
  const picture = await openFile(file);
  try {
    const canvas = drawPart(fileName, picture, { x: 0, y: 0, ...sizeOf(picture) }, LONG_SIDE_PX);
    return { ...encodeWithin(canvas, fileName), fileName };
  } finally {
    picture.release();
  }
}

const sizeOf = ({ size: { width, height } }: OpenPicture) => ({ width, height });

/** Opens a file whose content is a picture. @throws PictureRefused */
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
