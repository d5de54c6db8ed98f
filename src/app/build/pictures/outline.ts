import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** A face of the site: files that complete one another, the first that has a letter draws it. */
export type Face = readonly Font[];

/** The faces of the pictures. */
export interface Faces {
  readonly heading: Face;
  readonly label: Face;
  readonly mono: Face;
}

const FILES: Readonly<Record<keyof Faces, readonly string[]>> = {
  heading: [
    'plus-jakarta-sans/files/plus-jakarta-sans-latin-700-normal.woff',
    'plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-700-normal.woff',
  ],
  label: [
    'plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal.woff',
    'plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-600-normal.woff',
  ],
  mono: ['jetbrains-mono/files/jetbrains-mono-latin-500-normal.woff'],
};

/** Reads the site's faces. They come as static WOFF: the variable WOFF2 of the pages needs a decoder more. */
export function readFaces(root: string): Faces {
  const read = (file: string): Font => {
    const bytes = readFileSync(path.join(root, 'node_modules/@fontsource', file));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  };
  const face = (name: keyof Faces): Face => FILES[name].map(read);
  return { heading: face('heading'), label: face('label'), mono: face('mono') };
}

/** How a line of text is set: px of the picture, `tracking` and what a space is wider as shares of the size. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly tracking?: number;
  readonly wordSpace?: number;
}

/** The glyphs of a line and where each begins, px from its start. */
function laidOut(text: string, { face, size, tracking = 0, wordSpace = 0 }: Setting) {
  let x = 0;
  let before: { readonly font: Font; readonly glyph: opentype.Glyph } | undefined;
  const glyphs = Array.from(text, (letter) => {
    const font = face.find((one) => one.charToGlyphIndex(letter) > 0);
    if (!font) throw new Error(`No face of the pictures has the letter "${letter}".`);
    const glyph = font.charToGlyph(letter);
    const scale = size / font.unitsPerEm;
    if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale;
    const place = { glyph, x };
    x += (glyph.advanceWidth ?? 0) * scale + (tracking + (letter === ' ' ? wordSpace : 0)) * size;
    before = { font, glyph };
    return place;
  });
  return { glyphs, width: x - tracking * size };
}

/** Width of a line, px. */
export function widthOf(text: string, setting: Setting): number {
  return laidOut(text, setting).width;
}

/** A line as the data of an SVG path, so that no program needs the font. @param y base line */
export function outlineOf(
  text: string,
  setting: Setting,
  {
    x,
    y,
    anchor = 'start',
  }: { readonly x: number; readonly y: number; readonly anchor?: string | undefined },
): string {
  const { glyphs, width } = laidOut(text, setting);
  const start = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  return glyphs
    .flatMap(({ glyph, x: at }) => glyph.getPath(start + at, y, setting.size).commands)
    .map(dataOf)
    .join('');
}

/** One command of a path. The library's own way to write them makes NaN of numbers such as 1e-15. */
function dataOf(command: opentype.PathCommand): string {
  const { type, x1, y1, x2, y2, x, y } = {
    x1: undefined,
    y1: undefined,
    x2: undefined,
    y2: undefined,
    x: undefined,
    y: undefined,
    ...command,
  };
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
  return type + numbers.map((number) => number.toFixed(1)).join(' ');
}
