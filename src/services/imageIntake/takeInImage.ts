import type { TakenImage } from './imageIntake';
import type { TakenLogo } from './logoIntake';
import { PictureRefused } from './refusal';

/**
 * Takes in a picture with code that is loaded when the first file is chosen: most visitors have none.
 * @throws PictureRefused with a sentence for the visitor
 */
export async function takeInImage(file: File): Promise<TakenImage> {
  const intake = await import(/* webpackChunkName: "imageIntake" */ './imageIntake').catch(notLoaded(file));
  return intake.takeInImage(file);
}

/** The same for a logo, which loses its see-through margins and is looked at for a background. */
export async function takeInLogo(file: File): Promise<TakenLogo> {
  const intake = await import(/* webpackChunkName: "logoIntake" */ './logoIntake').catch(notLoaded(file));
  return intake.takeInLogo(file);
}

const notLoaded =
  ({ name }: File) =>
  () => {
    throw new PictureRefused(`${name} could not be opened. Check the connection and choose it again.`);
  };
