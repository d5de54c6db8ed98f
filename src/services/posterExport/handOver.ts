import { DOWNLOAD_FILE_NAME, JPEG_QUALITY, type PosterPurpose } from '../../domain/posts/occasions';
import { GivenUp } from '../../store/ports';
import { saveBlob } from '../saveBlob';
import { jpegFile } from '../sharing';

/** What a picture is written as. */
export type PictureType = 'image/jpeg' | 'image/png';

/** The clipboard takes PNG only. */
export const typeFor = (purpose: PosterPurpose): PictureType =>
  purpose === 'copy' ? 'image/png' : 'image/jpeg';

/** Writes a picture. @throws Error with a sentence for the visitor */
export async function encode(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  // A browser that cannot write a type writes another, or nothing.
  if (!picture || picture.size === 0 || picture.type !== type) {
    const name = type === 'image/png' ? 'PNG' : 'JPEG';
    throw new Error(`This browser could not make a ${name} of the poster. Close some tabs and try again.`);
  }
  return picture;
}

/** Gives a written picture to where it was asked for. @throws Error with a sentence for the visitor; GivenUp */
export const HAND_OVER: Readonly<Record<PosterPurpose, (picture: Blob) => Promise<void> | void>> = {
  download: (picture) => saveBlob(picture, DOWNLOAD_FILE_NAME),
  share,
  copy,
  prepare: () => undefined,
};

async function share(picture: Blob): Promise<void> {
  try {
    await navigator.share({ files: [jpegFile(picture)] });
  } catch (cause) {
    if (isNamed(cause, 'AbortError')) throw new GivenUp();
    throw new Error(
      // Drawing took longer than the browser counts a press as one.
      isNamed(cause, 'NotAllowedError')
        ? 'The picture is ready. Press Share once more.'
        : 'This device could not share the picture. Use Download Image instead.',
      { cause },
    );
  }
}

async function copy(picture: Blob): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
  } catch (cause) {
    throw new Error(
      isNamed(cause, 'NotAllowedError')
        ? 'The browser did not let the picture be copied. Press Copy picture once more, or use Download Image.'
        : 'This browser cannot copy pictures. Use Download Image instead.',
      { cause },
    );
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
