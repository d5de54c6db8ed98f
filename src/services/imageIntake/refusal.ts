/** Rejects a file, with a message for the visitor. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

const DIVISOR = 1024;

/** "200 bytes", "12 KB", "3 MB". */
export function fileSize(bytes: number): string {
  if (bytes < DIVISOR) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / DIVISOR);
  return kilobytes < DIVISOR ? `${kilobytes} KB` : `${Math.round(kilobytes / DIVISOR)} MB`;
}

const SAVE_AGAIN = 'Save it again from the program that made it.';

/** The error for a damaged file. @param endsAfter length in bytes, if the file is truncated */
export function damaged(fileName: string, endsAfter?: number): PictureRefused {
  const cause = endsAfter === undefined ? '' : `: it ends after ${fileSize(endsAfter)}`;
  return new PictureRefused(`${fileName} is damaged${cause}. ${SAVE_AGAIN}`);
}
