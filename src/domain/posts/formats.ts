/** Width and height of an exported poster in px. */
export interface PosterSize {
  readonly width: number;
  readonly height: number;
}

/** `1080 × 1350` */
export const sizeWords = ({ width, height }: PosterSize): string => `${width} × ${height}`;

/** Format of a poster: `post` is the specified one; `portrait` suits feeds, and `status` a phone's full-screen stories. */
export type PosterFormat = 'post' | 'portrait' | 'status';

/** The formats beyond the specified one. */
export type ExtraFormat = Exclude<PosterFormat, 'post'>;

export const POSTER_FORMATS: readonly PosterFormat[] = ['post', 'portrait', 'status'];

export const FORMAT_LABELS: Readonly<Record<PosterFormat, string>> = {
  post: 'Post',
  portrait: 'Portrait',
  status: 'Status',
};

/** In px. For `post`, each template has its own size. */
export const EXTRA_SIZES: Readonly<Record<ExtraFormat, PosterSize>> = {
  portrait: { width: 1080, height: 1350 },
  status: { width: 1080, height: 1920 },
};
