import type { Size } from './measure';
import type { PixelType } from './pictureTypes';

/** Facts about a picture that can be read without decoding it. */
interface PictureFacts {
  /** Undefined if not found; the decoder will determine it. */
  readonly size: Size | undefined;
  /**
   * Whether the file ends as it should. Browsers silently draw half of one that is `cut`; `unmarked` is a JPEG without an end
   * mark, which may be cut or lack no more than that. In one for print (CMYK), no colour tells which, so it counts as cut.
   */
  readonly ending: 'whole' | 'cut' | 'unmarked';
}

/** Reads size and completeness of a picture. Never throws; nonsensical bytes count as truncated. */
export function inspectPicture(bytes: Uint8Array, type: PixelType): PictureFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return READERS[type](view);
  } catch (error) {
    if (error instanceof RangeError) return { size: undefined, ending: 'cut' };
    throw error;
  }
}

const READERS: Readonly<Record<PixelType, (view: DataView) => PictureFacts>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/avif': readAvif,
};

const wholeIf = (isWhole: boolean) => (isWhole ? 'whole' : 'cut');

const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** Chunks of length, name, data and checksum, up to IEND. */
function readPng(view: DataView): PictureFacts {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (fourLetters(view, at + 4) === 'IEND') return { size, ending: 'whole' };
  }
  return { size, ending: 'cut' };
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Start-of-frame markers, which contain the size: C0 to CF, except three that mark tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const CMYK_CHANNELS = 4;

/** Segments with a length each; a start of scan is followed by data without one, up to the next marker. */
function readJpeg(view: DataView): PictureFacts {
  let size: Size | undefined;
  let ending: 'cut' | 'unmarked' = 'cut';
  let isCmyk = false;
  try {
    for (let at = 2; ;) {
      const marker = view.getUint8(at + 1);
      if (view.getUint8(at) !== 0xff) at += 1;
      else if (marker === 0xff) at += 1;
      else if (marker === END_OF_IMAGE) return { size, ending: 'whole' };
      else {
        if (isFrame(marker)) {
          size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
          isCmyk = view.getUint8(at + 9) === CMYK_CHANNELS;
        }
        at += 2 + view.getUint16(at + 2);
        if (marker !== START_OF_SCAN) continue;
        if (!isCmyk) ending = 'unmarked';
        at = afterScan(view, at);
      }
    }
  } catch (error) {
    if (error instanceof RangeError) return { size, ending };
    throw error;
  }
}

/** Skips scan data, in which FF is only followed by 0 or a restart marker. */
function afterScan(view: DataView, start: number): number {
  let at = start;
  for (;;) {
    const next = view.getUint8(at + 1);
    if (view.getUint8(at) === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
}

const GIF_IMAGE = 0x2c;
const GIF_EXTENSION = 0x21;

/** Complete if its first frame is. */
function readGif(view: DataView): PictureFacts {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const paletteBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterBlocks = (start: number) => {
    let at = start;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    return at + 1;
  };
  let at = 13 + paletteBytes(view.getUint8(10));
  while (view.getUint8(at) === GIF_EXTENSION) at = afterBlocks(at + 2);
  if (view.getUint8(at) !== GIF_IMAGE) return { size, ending: 'cut' };
  afterBlocks(at + 11 + paletteBytes(view.getUint8(at + 9)));
  return { size, ending: 'whole' };
}

function readWebp(view: DataView): PictureFacts {
  return { size: webpSize(view), ending: wholeIf(view.getUint32(4, true) + 8 <= view.byteLength) };
}

function webpSize(view: DataView): Size | undefined {
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (fourLetters(view, 12)) {
    case 'VP8X':
      return { width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

const AVIF_HEAD_BYTES = 4096;

/** Boxes with length and name; the largest `ispe` property is the picture's size. */
function readAvif(view: DataView): PictureFacts {
  let size: Size | undefined;
  for (let at = 0; at + 16 <= Math.min(view.byteLength, AVIF_HEAD_BYTES); at += 1) {
    if (fourLetters(view, at) !== 'ispe') continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (found.width * found.height > (size ? size.width * size.height : 0)) size = found;
  }
  let end = 0;
  while (end + 8 <= view.byteLength) {
    const length = view.getUint32(end);
    if (length === 0) return { size, ending: 'whole' }; // to the end of the file
    end += length === 1 ? Number(view.getBigUint64(end + 8)) : length;
  }
  return { size, ending: wholeIf(end <= view.byteLength) };
}
