import { ImportRefused } from './refused';

/** The largest file that is read, in bytes: two hundred times a long resume. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/** A size as people say it: "14 KB", "5 MB". */
export function sizeInWords(bytes: number): string {
  const [unit, divisor] = bytes < 1024 ? ['bytes', 1] : bytes < 1024 ** 2 ? ['KB', 1024] : ['MB', 1024 ** 2];
  const amount = bytes / divisor;
  return `${amount < 10 && divisor > 1 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}

/** Asked before anything is read. @throws ImportRefused when a file is too large or empty */
export function checkSize(bytes: number): void {
  if (bytes === 0) throw new ImportRefused('It is empty: there is no text in it.');
  if (bytes > IMPORT_MAX_BYTES)
    throw new ImportRefused(
      `It is ${sizeInWords(bytes)}, and a resume of more than ${sizeInWords(IMPORT_MAX_BYTES)} is not read.`,
    );
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** By its byte order mark; without one UTF-16 shows in the zero byte beside the first character, which in JSON is always ASCII. */
function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  if (bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  return bytes[1] === 0 && bytes[0] !== 0 ? 'utf-16le' : 'utf-8';
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without a byte order mark.
 * @throws ImportRefused when it holds no text: a picture, a PDF, a ZIP
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Bytes that stand for no character: said below, as for a zero character.
  }
  throw new ImportRefused('It holds no text, so it is no JSON file: it may be a PDF, a picture or a ZIP.');
}
