import { unzipSync, type Unzipped } from 'fflate';
import { decoded } from '../../fileText';
import { ImportRefused } from './refused';

export const TOO_LONG = 'Its text is longer than any resume.';
/** Of all compressed texts together. DEFLATE unpacks them to at most 1,032 times as much, whatever the ZIP claims. */
const COMPRESSED_MAX_BYTES = 256 * 1024;

/**
 * The texts of some files of a ZIP by their paths. Their sizes are checked before anything is unpacked.
 * @param maxBytes of all these files together
 * @throws ImportRefused if the ZIP is damaged or its texts are larger
 */
export function textsIn(
  zip: Uint8Array,
  isWanted: (path: string) => boolean,
  maxBytes: number,
): ReadonlyMap<string, string> {
  let total = 0;
  let compressed = 0;
  const isAllowed = () => total <= maxBytes && compressed <= COMPRESSED_MAX_BYTES;
  let files: Unzipped;
  try {
    files = unzipSync(zip, {
      filter: ({ name, size, originalSize, compression }) => {
        if (!isWanted(name)) return false;
        total += Math.max(size, originalSize);
        if (compression !== 0) compressed += size;
        return isAllowed();
      },
    });
  } catch (error) {
    throw new ImportRefused('It is damaged: download or save it again.', { cause: error });
  }
  if (!isAllowed()) throw new ImportRefused(TOO_LONG);
  return new Map(Object.entries(files).map(([path, bytes]) => [path, decoded(bytes) ?? '']));
}
