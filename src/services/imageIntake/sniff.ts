/** Kinds of pictures that are taken in, as MIME types. */
export type PictureType =
  'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/svg+xml';

const AVIF_BRANDS = ['avif', 'avis'];

/**
 * Kind of a picture by its first bytes; a name or a declared type proves nothing.
 * @param head the first bytes of the file, up to a kilobyte
 */
export function sniffPicture(head: Uint8Array): PictureType | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (ascii(0, 4) === '\u0089PNG') return 'image/png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'image/gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'image/webp';
  if (ascii(4, 8) === 'ftyp' && AVIF_BRANDS.includes(ascii(8, 12))) return 'image/avif';
  return isSvg(new TextDecoder().decode(head)) ? 'image/svg+xml' : undefined;
}

/** An `<svg` as the first element, after an XML declaration, a document type or comments. */
function isSvg(text: string): boolean {
  const start = text
    .replace(/^\uFEFF/, '')
    .replace(/<\?.*?\?>|<!--[\s\S]*?(-->|$)|<!DOCTYPE[^>[]*(\[[\s\S]*?\])?>/gi, '');
  return /^\s*<svg[\s>]/i.test(start);
}
