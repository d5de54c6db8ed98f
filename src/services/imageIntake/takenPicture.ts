import type { Rgb } from './background';
import type { PixelType } from './pictureTypes';

/** A picture ready for the store. */
export interface TakenImage {
  /** Upright, at most 1024 px on its long side and 700 KB as text. */
  readonly dataUrl: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

export interface TakenLogo extends TakenImage {
  /** `none` if the logo has transparency, `mixed` if no plain background can be found. */
  readonly background: 'none' | 'mixed' | PlainBackground;
}

/** A removable background of one colour. */
export interface PlainBackground {
  readonly colour: Rgb;
  /** The logo without it. */
  readonly cleared: TakenImage;
  /** Also without the areas that the logo encloses, as the letter O does; undefined if there are none. */
  readonly hollow: TakenImage | undefined;
}

export interface TakenPictures {
  readonly image: TakenImage;
  readonly logo: TakenLogo;
}

/** The contents of a file. The page draws SVGs, because workers can't. */
export type PictureSource =
  | ImageBitmap
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: PixelType };

/** What the worker is to convert. */
export interface PictureOrder {
  readonly wanted: keyof TakenPictures;
  readonly source: PictureSource;
}
