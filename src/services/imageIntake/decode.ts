import { withinLimit } from '../waiting';
import { inspectPicture } from './inspect';
import type { Size } from './measure';
import { damaged, PictureRefused } from './refusal';
import type { PictureType, PixelType } from './pictureTypes';
import { sizedSvg } from './svg';

const DECODE_LIMIT_MS = 2500;
/** 100 million pixels are 400 MB while they are decoded, in about a second; more may cost a phone the page. */
const PIXEL_LIMIT = 100_000_000;
const LONGEST_SIDE = Math.sqrt(PIXEL_LIMIT);
/** Bytes of a drawing. Nothing can stop a browser that draws one. */
const SVG_LIMIT = 5 * 1024 * 1024;

/** A picture that can be drawn, upright. */
export interface OpenPicture {
  readonly image: CanvasImageSource;
  /** px; a drawing has the size it was asked for. */
  readonly size: Size;
  /** Lines and areas, which can be drawn larger without loss. */
  readonly isDrawing: boolean;
  readonly release: () => void;
}

/**
 * Opens a picture of a known kind.
 * @param bytes of the whole file
 * @param svgSide px of the long side of a drawing, which has no size of its own to keep
 * @throws PictureRefused when it is damaged, has too many pixels or takes longer than 2.5 s
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
  void source.then(
    ({ release }) => release(),
    () => undefined,
  ); // it may still come
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

/** An `<img>` runs no script of an SVG and fetches nothing it refers to. */
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
