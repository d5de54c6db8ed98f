import { DOWNLOAD_FILE_NAME, JPEG_QUALITY, type PosterPurpose } from '../../domain/posts/occasions';
import { Cancelled } from '../../store/ports';
import { saveBlob } from '../saveBlob';
import { jpegFile } from '../sharing';

export type PictureType = 'image/jpeg' | 'image/png';

/** Clipboards only support PNG. */
export const typeFor = (purpose: PosterPurpose): PictureType =>
  purpose === 'copy' ? 'image/png' : 'image/jpeg';

/** Encodes a picture. @throws Error with a message for the visitor */
export async function encode(canvas: HTMLCanvasElement, type: PictureType): Promise<Blob> {
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  // Browsers that don't support a type encode another one, or nothing.
  if (!picture || picture.size === 0 || picture.type !== type) {
    const name = type === 'image/png' ? 'PNG' : 'JPEG';
    throw new Error(`This browser could not make a ${name} of the poster. Close some tabs and try again.`);
  }
  return picture;
}

/** Delivers an encoded picture. @throws Error with a message for the visitor; Cancelled */
export const DELIVER: Readonly<Record<PosterPurpose, (picture: Blob) => Promise<void> | void>> = {
  download: (picture) => saveBlob(picture, DOWNLOAD_FILE_NAME),
  share,
  copy,
  prepare: () => undefined,
};

async function share(picture: Blob): Promise<void> {
  try {
    await navigator.share({ files: [jpegFile(picture)] });
  } catch (cause) {
    if (isNamed(cause, 'AbortError')) throw new Cancelled();
    throw new Error(
      // Drawing outlasted the transient user activation that sharing requires.
      isNamed(cause, 'NotAllowedError')
        ? 'The picture is ready. Press Share again.'
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
        ? 'The browser blocked copying the picture. Press Copy picture again, or use Download Image.'
        : 'This browser cannot copy pictures. Use Download Image instead.',
      { cause },
    );
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
