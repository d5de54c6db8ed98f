/** Width and height of an exported poster in px. */
export interface PosterSize {
  readonly width: number;
  readonly height: number;
}

/** The sizes one description is drawn in: the specified file, and two more for feeds and for a phone's status. */
export type PosterFormat = 'post' | 'portrait' | 'status';

/** The formats beside the specified one. */
export type ExtraFormat = Exclude<PosterFormat, 'post'>;

export const POSTER_FORMATS: readonly PosterFormat[] = ['post', 'portrait', 'status'];

/** Word of each format on the page. */
export const FORMAT_LABELS: Readonly<Record<PosterFormat, string>> = {
  post: 'Post',
  portrait: 'Portrait',
  status: 'Status',
};

/** In px. `post` is each template's own size. */
export const EXTRA_SIZES: Readonly<Record<ExtraFormat, PosterSize>> = {
  portrait: { width: 1080, height: 1350 },
  status: { width: 1080, height: 1920 },
};
