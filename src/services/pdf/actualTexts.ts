import { strFromU8, Unzlib } from 'fflate';

/** Marked content of a page (ISO 32000-2, 14.6). */
interface MarkedContent {
  readonly tag: string;
  /** What its letters say, whatever their font says (14.9.4). */
  readonly actualText: string | undefined;
}

/** Takes the tags of a page's marked content, by which the page is known. @returns the actual text of each, where it has one */
export type ActualTexts = (tags: readonly string[]) => readonly (string | undefined)[];

const END = 'endstream';
/** A stream and its dictionary; that of a page's content has only its length and compression. */
const STREAM = new RegExp(`<<([^<>]*)>>\\s*stream\\r?\\n([^]*?)${END}`, 'g');
const isContent = (about: string): boolean =>
  about.includes('/FlateDecode') && !/\/(?:Type|Subtype|Length1|N)\b/.test(about);

/** A page has one, and perhaps a few for its fonts. */
const STREAMS_MAX = 1000;
/** Of all pages together: a full one takes about 50 KB. */
const CONTENT_MAX_BYTES = 4 * 1024 * 1024;
/** Few enough that what they inflate to, at most a thousand times as much, is noticed early. */
const STEP_BYTES = 4096;

const BEGIN = /\/([^\s<>[\]/(]+)(?:\s*<<((?:[^<>]|<[\da-f\s]*>)*)>>|\s*\/[^\s<>[\]/(]+)?\s*B[DM]C\b/gi;
const ACTUAL_TEXT = /\/ActualText\s*<feff([\da-f\s]*)>/i;

function actualTextIn(properties = ''): string | undefined {
  const [, digits] = ACTUAL_TEXT.exec(properties) ?? [];
  const units = digits?.replace(/\s/g, '').match(/.{4}/g) ?? [];
  return digits === undefined ? undefined : String.fromCharCode(...units.map((unit) => parseInt(unit, 16)));
}

function markedIn(content: string): MarkedContent[] {
  return [...content.matchAll(BEGIN)].map(([, tag = '', properties]) => ({
    tag,
    actualText: actualTextIn(properties),
  }));
}

/** Inflates streams. @throws Error if one is damaged, or once all together are longer than any resume */
function inflater(): (bytes: Uint8Array) => string {
  let room = CONTENT_MAX_BYTES;
  return (bytes) => {
    let content = '';
    const stream = new Unzlib((chunk) => {
      room -= chunk.length;
      content += strFromU8(chunk, true);
    });
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      if (room < 0) throw new RangeError('The pages have too much content');
      stream.push(bytes.subarray(at, at + STEP_BYTES));
    }
    return content;
  };
}

/**
 * Reads what pdf.js leaves out: the actual texts of a PDF, which Chromium writes for each syllable of Hindi or Tamil whose letters
 * it joins or draws in another order.
 */
export function actualTextsIn(pdf: Uint8Array): ActualTexts {
  const text = strFromU8(pdf, true);
  // Cut after the last end of a stream, so that the pattern finds an end for every stream.
  const source = text.slice(0, text.lastIndexOf(END) + END.length);
  const inflated = inflater();
  const streams = [...source.matchAll(STREAM)].filter(([, about = '']) => isContent(about));
  const contents = streams.slice(0, STREAMS_MAX).flatMap(({ 0: whole, 2: stream = '', index }) => {
    const end = index + whole.length - END.length;
    try {
      return [markedIn(inflated(pdf.subarray(end - stream.length, end)))];
    } catch {
      return [];
    }
  });
  const tagsOf = (marked: readonly MarkedContent[]) => marked.map(({ tag }) => tag).join(' ');
  const pages = new Map(contents.map((marked) => [tagsOf(marked), marked]));
  return (tags) => pages.get(tags.join(' '))?.map(({ actualText }) => actualText) ?? [];
}
