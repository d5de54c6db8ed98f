import type { PhotoFrame } from './photoFrames';

/** A part of a picture, in percent of its width and height. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Share of what is cut off above and below that is cut off above: faces are in the upper part of a picture. */
const ABOVE = 0.3;

/** The largest part of a picture that has an aspect (width by height): its middle, or rather its upper middle. */
export function startArea(picture: Size, aspect: number): CropArea {
  const width = Math.min(1, (picture.height * aspect) / picture.width) * 100;
  const height = Math.min(1, picture.width / aspect / picture.height) * 100;
  return { x: (100 - width) / 2, y: (100 - height) * ABOVE, width, height };
}

const MM_PER_INCH = 25.4;
/** Pixels an inch from which on print looks sharp, and those under which it looks soft. */
const SHARP_DPI = 360;
const SOFT_DPI = 150;

/** Size in px in which a part of a picture is kept: sharp in print, and never larger than it was. */
export function keptSize(part: Size, frame: PhotoFrame): Size {
  const width = Math.max(1, Math.round(Math.min(part.width, (frame.width / MM_PER_INCH) * SHARP_DPI)));
  return { width, height: Math.max(1, Math.round((width * frame.height) / frame.width)) };
}

/** Whether so few pixels fill the frame that the portrait looks soft in print. */
export const isSoft = (part: Size, frame: PhotoFrame): boolean =>
  part.width < (frame.width / MM_PER_INCH) * SOFT_DPI;
