const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Whether a file begins with these bytes. */
export const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** Detects the encoding by byte order mark, or by a zero byte in the first character, which is always ASCII in JSON. */
function encodingOf(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, ...mark]) => startsWith(bytes, mark));
  if (marked) return marked[0];
  if (bytes[0] === 0 && bytes[1] !== 0) return 'utf-16be';
  return bytes[1] === 0 && bytes[0] !== 0 ? 'utf-16le' : 'utf-8';
}

/** The text of UTF-8 or UTF-16, or else of what Notepad calls ANSI; undefined for damaged UTF-16. */
export function decoded(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}
