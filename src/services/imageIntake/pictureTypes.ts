/**
 * MIME types of the pictures that are taken in. A file input names them one by one: Safari then turns a HEIC of an iPhone into
 * the first of them, which it does not for `image/*`.
 */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];
/** What is made of pixels, not of lines and areas. */
export type PixelType = Exclude<PictureType, 'image/svg+xml'>;
