import { DOWNLOAD_FILE_NAME } from '../domain/posts/occasions';

/** A picture as a JPEG file with the specified name. */
export function jpegFile(content: BlobPart): File {
  return new File([content], DOWNLOAD_FILE_NAME, { type: 'image/jpeg' });
}

/** Whether this device's share sheet accepts pictures. */
export function canSharePictures(): boolean {
  // Missing in some browsers, contrary to its type.
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [jpegFile('picture')] }) ?? false;
}
