/**
 * Accepted MIME types. File inputs list them explicitly, because Safari then converts an iPhone's HEIC to the first of them,
 * which it doesn't do for `image/*`.
 */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

/** The accepted types, for visitors. */
export const PICTURE_KINDS = 'PNG, JPEG, WebP, AVIF, GIF or SVG';

export type PictureType = (typeof PICTURE_TYPES)[number];
export type PixelType = Exclude<PictureType, 'image/svg+xml'>;
