import { readBytes } from '../files';
import { drawSvg } from './drawSvg';
import { convertInWorker } from './inWorker';
import { PICTURE_KINDS } from './pictureTypes';
import { PictureRefused } from './refusal';
import { foreignKind, sniffPicture } from './sniff';
import type { PictureSource, TakenPictures } from './takenPicture';

export const FILE_LIMIT_BYTES = 25 * 1024 * 1024;

/**
 * Converts a chosen picture: PNG, JPEG, WebP, AVIF, GIF (first frame) or SVG, detected by content, not by name. The result is
 * always re-encoded pixels; an SVG is never inserted as markup.
 * @throws PictureRefused with what is wrong and what to do
 */
export async function takeIn<Wanted extends keyof TakenPictures>(
  wanted: Wanted,
  file: File,
  signal: AbortSignal,
): Promise<TakenPictures[Wanted]> {
  return convertInWorker({ wanted, source: await openFile(file) }, signal);
}

async function openFile(file: File): Promise<PictureSource> {
  const { size } = file;
  if (size === 0) throw new PictureRefused('is empty. Save it again and choose that file.');
  if (size > FILE_LIMIT_BYTES) throw new PictureRefused('is larger than 25 MB. Choose a smaller picture.');
  const bytes = await readBytes(file).catch(() => {
    throw new PictureRefused('could not be read. Choose it again, or a copy of it.');
  });
  const type = sniffPicture(bytes);
  if (type === 'image/svg+xml') return drawSvg(bytes);
  if (type) return { bytes, type };
  throw new PictureRefused(foreignKind(bytes) ?? `is not a ${PICTURE_KINDS} picture. Choose one that is.`);
}
