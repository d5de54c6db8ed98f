import { decoded } from '../../domain/fileText';
import type { PictureType } from './pictureTypes';

/** Bytes needed to detect the type; an SVG may start with kilobytes of comments and declarations. */
const HEAD_BYTES = 32 * 1024;

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * Detects the type of a picture by its first bytes, because names and declared types are unreliable.
 * @param head the file, or its first bytes
 */
export function sniffPicture(head: Uint8Array): PictureType | undefined {
  if (letters(head, 0, 4) === '\u0089PNG') return 'image/png';
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(letters(head, 0, 6))) return 'image/gif';
  if (letters(head, 0, 4) === 'RIFF' && letters(head, 8, 12) === 'WEBP') return 'image/webp';
  if (brands(head).some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif';
  return isSvg(decoded(head.subarray(0, HEAD_BYTES)) ?? '') ? 'image/svg+xml' : undefined;
}

/** Picture-like files that browsers can't read: how to detect them, and a message that follows the file name. */
const FOREIGN: readonly (readonly [(head: Uint8Array) => boolean, string])[] = [
  [
    (head) => brands(head).some((brand) => /^(he[iv][cxms]|mif1|msf1)$/.test(brand)),
    'is an iPhone picture (HEIC), which most browsers cannot read. Export it as JPEG or PNG.',
  ],
  [(head) => letters(head, 0, 5) === '%PDF-', 'is a PDF. Export the picture in it as PNG or JPEG.'],
  [(head) => letters(head, 0, 4) === '8BPS', 'is a Photoshop file. Export the picture in it as PNG or JPEG.'],
  [
    (head) => letters(head, 0, 4) === '%!PS',
    'is a PostScript file. Export the picture in it as PNG or JPEG.',
  ],
  [
    (head) => /^(II\*\0|MM\0\*)$/.test(letters(head, 0, 4)),
    'is a TIFF, which browsers cannot read. Export it as PNG.',
  ],
];

/** What an unsupported file is and what to do: a message to follow the file name. */
export function foreignKind(head: Uint8Array): string | undefined {
  return FOREIGN.find(([matches]) => matches(head))?.[1];
}

const BRANDS_LIMIT = 128;

/** The brands of an ISO media file, the major one first; AVIF and HEIC differ only in these. */
function brands(head: Uint8Array): readonly string[] {
  if (letters(head, 4, 8) !== 'ftyp') return [];
  const end = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length, BRANDS_LIMIT);
  const found = [letters(head, 8, 12)];
  // A version follows the major brand.
  for (let at = 16; at + 4 <= end; at += 4) found.push(letters(head, at, at + 4));
  return found;
}

/** An `<svg` as the first element, after an XML declaration, a document type or comments. */
function isSvg(text: string): boolean {
  const start = text.replace(/<\?.*?\?>|<!--[\s\S]*?(-->|$)|<!DOCTYPE[^>[]*(\[[\s\S]*?\]\s*)?>/gi, '');
  return /^\s*<svg[\s>]/i.test(start);
}
