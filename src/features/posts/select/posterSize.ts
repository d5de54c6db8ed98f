import { EXTRA_SIZES, type PosterFormat, type PosterSize } from '../../../domain/posts/formats';

/** @param own the size in `post`, which each template has for itself */
export const sizeIn = (format: PosterFormat, own: PosterSize): PosterSize =>
  format === 'post' ? own : EXTRA_SIZES[format];

/** `1080 × 1350` */
export const sizeWords = ({ width, height }: PosterSize): string => `${width} × ${height}`;
