import { isRecord } from '../../domain/isRecord';

/** What a page draws, as pdf.js lists it: the arguments of each operation. */
export interface Operations {
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

interface Glyph {
  readonly unicode: string;
  /** In thousandths of the font size. */
  readonly width: number;
}

const isGlyph = (part: unknown): part is Glyph => isRecord(part) && 'unicode' in part && 'width' in part;

const glyphsIn = (args: Operations['argsArray'][number]): Glyph[] =>
  Array.isArray(args?.[0]) ? args[0].filter(isGlyph) : [];

/** The characters of all glyphs that a page draws, in their order. */
export const drawnBy = ({ argsArray }: Operations): string =>
  argsArray.flatMap((args) => glyphsIn(args).map(({ unicode }) => unicode)).join('');

/** Maximum number of characters in a glyph. */
const GLYPH_MAX = 8;

/** Returns what is missing from the width of a text that pdf.js read, in font sizes. */
type MissingWidth = (font: string, text: string) => number;

/**
 * pdf.js takes a glyph of nonspacing marks alone for an accent without a width, such as the vowel ீ of Tamil that some fonts draw by
 * itself. These are the widths of those that a page draws; of a syllable that is one glyph, nothing is missing.
 */
export function missingWidths({ argsArray }: Operations): MissingWidth {
  const widths = new Map<string, Map<string, number>>();
  let current = new Map<string, number>();
  for (const args of argsArray) {
    const [first, second] = args ?? [];
    if (typeof first === 'string' && typeof second === 'number') {
      current = widths.get(first) ?? new Map<string, number>();
      widths.set(first, current);
    } else
      for (const { unicode, width } of glyphsIn(args))
        if (/\p{Mn}/u.test(unicode)) current.set(unicode, /^\p{Mn}+$/u.test(unicode) ? width / 1000 : 0);
  }
  return (font, text) => {
    const ofFont = widths.get(font) ?? new Map<string, number>();
    let missing = 0;
    for (let at = 0; at < text.length; at += 1)
      for (let length = GLYPH_MAX; length > 0; length -= 1) {
        const width = ofFont.get(text.slice(at, at + length));
        if (width === undefined) continue;
        missing += width;
        at += length - 1;
        break;
      }
    return missing;
  };
}
