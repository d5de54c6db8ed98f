import { decodePicture } from './decode';
import { encodeWithin } from './encode';
import { PictureRefused } from './refusal';
import { sniffPicture } from './sniff';

/** Largest file that is looked at. */
export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;
/** Long side of a picture that was taken in. */
const LONG_SIDE_PX = 1024;

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
  const { name: fileName, size } = file;
  if (size === 0) throw new PictureRefused(`${fileName} is empty. Save it again and choose that file.`);
  if (size > FILE_LIMIT_BYTES) {
    throw new PictureRefused(`${fileName} is larger than 25 MB. Choose a smaller picture.`);
  }
  const type = sniffPicture(new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
  if (!type) {
    throw new PictureRefused(`${fileName} is not a picture. Choose a PNG, JPEG, WebP or SVG file.`);
  }
  const canvas = await decodePicture(file, type, LONG_SIDE_PX);
  return { ...encodeWithin(canvas, fileName), fileName };
}
