import { sizeInWords } from '../../domain/fileSize';

/** Rejects a file, with a message for the visitor. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

const SAVE_AGAIN = 'Save it again from the program that made it.';

/** The error for a damaged file. @param endsAfter length in bytes, if the file is truncated */
export function damaged(fileName: string, endsAfter?: number): PictureRefused {
  const cause = endsAfter === undefined ? '' : `: it ends after ${sizeInWords(endsAfter)}`;
  return new PictureRefused(`${fileName} is damaged${cause}. ${SAVE_AGAIN}`);
}

/** The error for code that did not load. */
export function notLoaded(fileName: string): PictureRefused {
  return new PictureRefused(`${fileName} could not be opened. Check the connection and choose it again.`);
}
