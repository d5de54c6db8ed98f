import type { TakenImage } from './imageIntake';
import type { TakenLogo } from './logoIntake';
import { PictureRefused } from './refusal';

/**
 * Converts a picture with lazily loaded code, because most visitors never choose a file.
 * @throws PictureRefused with a message for the visitor
 */
export async function takeInImage(file: File): Promise<TakenImage> {
  const intake = await import(/* webpackChunkName: "imageIntake" */ './imageIntake').catch(notLoaded(file));
  return intake.takeInImage(file);
}

/** Like `takeInImage` for a logo, whose transparent margins it trims and whose background it detects. */
export async function takeInLogo(file: File): Promise<TakenLogo> {
  const intake = await import(/* webpackChunkName: "logoIntake" */ './logoIntake').catch(notLoaded(file));
  return intake.takeInLogo(file);
}

const notLoaded =
  ({ name }: File) =>
  () => {
    throw new PictureRefused(`${name} could not be opened. Check the connection and choose it again.`);
  };
