import { sizeInWords } from '../../domain/fileSize';

/** Rejects a file. The message follows its name: what is wrong with it, and what to do. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

/** The error for a damaged file. @param endsAfter length in bytes, if the file is truncated */
export function damaged(endsAfter?: number): PictureRefused {
  const cause = endsAfter === undefined ? '' : `: it ends after ${sizeInWords(endsAfter)}`;
  return new PictureRefused(`is damaged${cause}. Save it again from the program that made it.`);
}
