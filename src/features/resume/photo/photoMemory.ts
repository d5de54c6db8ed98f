import type { PhotoFile } from '../../../domain/resume/entities';
import { useToolsSelector } from '../../../store/hooks';
import { selectPhotoFile } from '../../../store/resumeSlice';
import type { CropArea } from './cropArea';

/** The original of a portrait, kept so that the crop can be adjusted. */
export interface PortraitSource {
  /** `data:` URL of the whole picture, upright. */
  readonly address: string;
  /** px */
  readonly width: number;
  readonly height: number;
  /** The area that the portrait shows, and its aspect ratio (width / height). */
  readonly area: CropArea;
  readonly aspect: number;
}

interface Portrait {
  /** `data:` URL of the picture as shown on the sheet. */
  readonly address: string;
  readonly source: PortraitSource;
}

/**
 * The pictures of this tab, kept out of the store and of session storage, so that a reload loses them, as the photo step
 * warns. Keyed by the store's `PhotoFile`: a picture lives as long as the resume or a step of its history refers to it.
 */
const portraits = new WeakMap<PhotoFile, Portrait>();

/** @param file a new object for each picture; pass the same object to `photoChosen` */
export function keepPortrait(file: PhotoFile, portrait: Portrait): void {
  portraits.set(file, portrait);
}

/** The picture of a photo; undefined if the page was reloaded since it was chosen. */
export const portraitOf = (file: PhotoFile | null): Portrait | undefined =>
  file ? portraits.get(file) : undefined;

export const usePortrait = (): Portrait | undefined => portraitOf(useToolsSelector(selectPhotoFile));
