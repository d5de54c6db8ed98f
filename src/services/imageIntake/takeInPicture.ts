import { PictureRefused } from './refusal';
import type { TakenPictures } from './takenPicture';

const NOT_LOADED = 'could not be opened. Check the connection and choose it again.';

/**
 * Converts a picture with lazily loaded code, because most visitors never choose a file.
 * @param wanted a logo also loses its transparent margins, and its background is detected
 * @param signal ends the conversion of a picture that is no longer wanted
 * @throws Error with a message for the visitor, which names the file
 */
export async function takeInPicture<Wanted extends keyof TakenPictures>(
  wanted: Wanted,
  file: File,
  signal: AbortSignal,
): Promise<TakenPictures[Wanted]> {
  try {
    const intake = await import(/* webpackChunkName: "imageIntake" */ './imageIntake');
    return await intake.takeIn(wanted, file, signal);
  } catch (error) {
    const what = error instanceof PictureRefused ? error.message : NOT_LOADED;
    throw new Error(`${file.name} ${what}`, { cause: error });
  }
}
