import type { Size } from '../../../services/imageIntake/measure';
import type { PhotoFrame } from './photoFrames';

/** An area of a picture, in percent of its width and height. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An area in px of the picture. */
export const partOf = ({ width, height }: Size, area: CropArea) => ({
  x: (area.x / 100) * width,
  y: (area.y / 100) * height,
  width: (area.width / 100) * width,
  height: (area.height / 100) * height,
});

/** Share of the vertical crop taken from the top: faces are in the upper part of a picture. */
const ABOVE = 0.3;

/** The largest area of a picture with an aspect ratio (width / height), centred but biased towards the top. */
export function startArea(picture: Size, aspect: number): CropArea {
  const width = Math.min(1, (picture.height * aspect) / picture.width) * 100;
  const height = Math.min(1, picture.width / aspect / picture.height) * 100;
  return { x: (100 - width) / 2, y: (100 - height) * ABOVE, width, height };
}

const MM_PER_INCH = 25.4;
/** Pixels per inch at which print looks sharp, and below which it looks blurred. */
const SHARP_DPI = 360;
const SOFT_DPI = 150;

/** Size in px at which an area of a picture is stored: sharp in print, and never upscaled. */
export function keptSize(part: Size, frame: PhotoFrame): Size {
  const width = Math.max(1, Math.round(Math.min(part.width, (frame.width / MM_PER_INCH) * SHARP_DPI)));
  return { width, height: Math.max(1, Math.round((width * frame.height) / frame.width)) };
}

/** Whether the portrait has too few pixels for its frame, so that it looks blurred in print. */
export const isSoft = (part: Size, frame: PhotoFrame): boolean =>
  part.width < (frame.width / MM_PER_INCH) * SOFT_DPI;
