import { notLoaded } from './refusal';
import type { TakenPictures } from './takenPicture';

/**
 * Converts a picture with lazily loaded code, because most visitors never choose a file.
 * @param wanted a logo also loses its transparent margins, and its background is detected
 * @throws PictureRefused with a message for the visitor
 */
export async function takeInPicture<Wanted extends keyof TakenPictures>(
  wanted: Wanted,
  file: File,
): Promise<TakenPictures[Wanted]> {
  const intake = await import(/* webpackChunkName: "imageIntake" */ './imageIntake').catch(() => {
    throw notLoaded(file.name);
  });
  return intake.takeIn(wanted, file);
}
