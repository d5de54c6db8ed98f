import type { TakenImage } from './imageIntake';
import { PictureRefused } from './refusal';

/**
 * Takes in a picture with code that is loaded when the first file is chosen: most visitors have none.
 * @throws PictureRefused with a sentence for the visitor
 */
export async function takeInImage(file: File): Promise<TakenImage> {
  const intake = await import(/* webpackChunkName: "imageIntake" */ './imageIntake').catch(() => {
    throw new PictureRefused(`${file.name} could not be opened. Check the connection and choose it again.`);
  });
  return intake.takeInImage(file);
}
