import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** A typeface: font files that complement each other; the first that has a glyph provides it. */
export type Face = readonly Font[];

/** Typefaces of the pictures. */
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

/** Reads the site's typefaces, as static WOFF: the variable WOFF2 files of the pages need another decoder. */
export function readFaces(root: string): Faces {
  const read = (file: string): Font => {
    const bytes = readFileSync(path.join(root, 'node_modules/@fontsource', file));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  };
  const face = (name: keyof Faces): Face => FILES[name].map(read);
  return { heading: face('heading'), label: face('label'), mono: face('mono') };
}

/** How a line of text is set: `size` in px of the picture; `tracking` and the extra width of a space as fractions of it. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly tracking?: number;
  readonly wordSpace?: number;
}

/** Glyphs of a line with their offsets, in px from the start. */
function laidOut(text: string, { face, size, tracking = 0, wordSpace = 0 }: Setting) {
  let x = 0;
  let before: { readonly font: Font; readonly glyph: opentype.Glyph } | undefined;
  const glyphs = Array.from(text, (letter) => {
    const font = face.find((one) => one.charToGlyphIndex(letter) > 0);
    if (!font) throw new Error(`No typeface of the pictures has a glyph for "${letter}".`);
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

/** Width of a line in px. */
export function widthOf(text: string, setting: Setting): number {
  return laidOut(text, setting).width;
}

/** A line as SVG path data, so that no viewer needs the font. @param y baseline */
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

/** Coordinates of a path command, in the order of path data. */
const COORDINATES = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/** A path command as text. The library's own serializer turns numbers such as 1e-15 into NaN. */
function dataOf({ type, ...numbers }: opentype.PathCommand): string {
  const coordinates: Partial<Record<(typeof COORDINATES)[number], number>> = numbers;
  return type + COORDINATES.flatMap((name) => coordinates[name]?.toFixed(1) ?? []).join(' ');
}
