import { DOWNLOAD_FILE_NAME } from '../domain/posts/occasions';

/** A picture as a file under the specified name. */
export function jpegFile(content: BlobPart): File {
  return new File([content], DOWNLOAD_FILE_NAME, { type: 'image/jpeg' });
}

/** Whether this device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  // Not every browser has it, whatever the types say.
  const { canShare } = navigator as Partial<Navigator>;
  return canShare?.call(navigator, { files: [jpegFile('picture')] }) ?? false;
}
