import { withinLimit } from '../waiting';
import { inspectPicture } from './inspect';
import type { Size } from './measure';
import { damaged, PictureRefused } from './refusal';
import type { PictureType, PixelType } from './pictureTypes';
import { sizedSvg } from './svg';

const DECODE_LIMIT_MS = 2500;
/** Decoding 100 million pixels takes 400 MB and about a second; more may crash the page on a phone. */
const PIXEL_LIMIT = 100_000_000;
const LONGEST_SIDE = Math.sqrt(PIXEL_LIMIT);
/** Size limit of an SVG in bytes, because rendering one can't be interrupted. */
const SVG_LIMIT = 5 * 1024 * 1024;

/** A decoded, upright picture. */
export interface OpenPicture {
  readonly image: CanvasImageSource;
  /** In px; for an SVG, the requested size. */
  readonly size: Size;
  /** Whether it is an SVG, which can be enlarged without loss. */
  readonly isDrawing: boolean;
  readonly release: () => void;
}

/**
 * Decodes a picture of a known type.
 * @param bytes contents of the file
 * @param svgSide long side in px at which to render an SVG
 * @throws PictureRefused when it is damaged, has too many pixels or takes longer than `DECODE_LIMIT_MS`
 */
export async function openPicture(
  file: File,
  bytes: Uint8Array,
  type: PictureType,
  svgSide: number,
): Promise<OpenPicture> {
  const source =
    type === 'image/svg+xml' ? openSvg(file.name, bytes, svgSide) : openPixels(file, bytes, type);
  const picture = await withinLimit(source, DECODE_LIMIT_MS).catch((error: unknown) => {
    throw error instanceof PictureRefused ? error : damaged(file.name);
  });
  if (picture) return picture;
  // It may still arrive.
  void source.then(
    ({ release }) => release(),
    () => undefined,
  );
  throw new PictureRefused(`${file.name} took too long to open. Choose a smaller picture.`);
}

async function openPixels(file: File, bytes: Uint8Array, type: PixelType): Promise<OpenPicture> {
  const { size, isCut } = inspectPicture(bytes, type);
  if (isCut) throw damaged(file.name, bytes.length);
  if (size && size.width * size.height > PIXEL_LIMIT) {
    throw new PictureRefused(
      `${file.name} has ${size.width} × ${size.height} pixels. Choose one of at most ${LONGEST_SIDE} × ${LONGEST_SIDE}.`,
    );
  }
  const image = await createImageBitmap(new Blob([file], { type }));
  return { image, size: image, isDrawing: false, release: () => image.close() };
}

/** Uses an `<img>`, which neither runs scripts in an SVG nor fetches its references. */
async function openSvg(fileName: string, bytes: Uint8Array, longSide: number): Promise<OpenPicture> {
  if (bytes.length > SVG_LIMIT) {
    throw new PictureRefused(`${fileName} is too complex a drawing. Export it as PNG and choose that file.`);
  }
  const svg = sizedSvg(new TextDecoder().decode(bytes), longSide);
  if (!svg) throw damaged(fileName);
  const url = URL.createObjectURL(svg.blob);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    release();
    throw error;
  }
  return { image, size: svg.size, isDrawing: true, release };
}
