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
