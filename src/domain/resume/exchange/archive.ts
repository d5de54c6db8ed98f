import { unzipSync, type Unzipped } from 'fflate';
import { sizeInWords } from '../../fileSize';
import { decoded } from '../../fileText';
import { ImportRefused } from './refused';

/**
 * The texts of some files of a ZIP by their paths. Their sizes are known before anything is unpacked.
 * @param maxBytes of all these files together
 * @throws ImportRefused if the ZIP is damaged or its texts are larger
 */
export function textsIn(
  zip: Uint8Array,
  isWanted: (path: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, string> {
  let total = 0;
  let files: Unzipped;
  try {
    files = unzipSync(zip, {
      filter: ({ name, size, originalSize }) => {
        if (!isWanted(name)) return false;
        total += Math.max(size, originalSize);
        return total <= maxBytes;
      },
    });
  } catch (error) {
    throw new ImportRefused('It is damaged: download or save it again.', { cause: error });
  }
  if (total > maxBytes)
    throw new ImportRefused(`Its text is longer than ${sizeInWords(maxBytes)}, as no resume is.`);
  return new Map(Object.entries(files).map(([path, bytes]) => [path, decoded(bytes) ?? '']));
}
