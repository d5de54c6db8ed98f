import { foreignKind, sniffPicture } from './sniff';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  );

describe('sniffPicture', () => {
  it.each([
    ['PNG', bytes(0x89, 'PNG\r\n'), 'image/png'],
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['GIF', bytes('GIF89a'), 'image/gif'],
    ['WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'image/webp'],
    ['AVIF', bytes(0, 0, 0, 32, 'ftypavif'), 'image/avif'],
    ['AVIF of another brand', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1avif'), 'image/avif'],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), 'image/svg+xml'],
    ['SVG after a comment', bytes('<?xml version="1.0"?>\n<!-- By hand -->\n<svg>'), 'image/svg+xml'],
    ['SVG in UTF-16', bytes(0xff, 0xfe, '<\0s\0v\0g\0>\0'), 'image/svg+xml'],
    ['SVG after a document type', bytes('<!DOCTYPE svg PUBLIC "x" "x.dtd"><svg>'), 'image/svg+xml'],
  ])('recognizes %s by its first bytes', (_name, head, type) => {
    expect(sniffPicture(head)).toBe(type);
  });

  it.each([
    ['plain text', bytes('hello')],
    ['a web page that contains an SVG', bytes('<html><svg></svg></html>')],
    ['an element whose name starts with svg', bytes('<svgfoo>')],
    ['a sound in a RIFF file', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['nothing', bytes()],
  ])('rejects %s', (_name, head) => {
    expect(sniffPicture(head)).toBeUndefined();
  });
});

describe('foreignKind', () => {
  it.each([
    ['an iPhone picture', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic'), /HEIC/],
    ['a HEIC picture from another phone', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0, 'mif1heic'), /HEIC/],
    ['a PDF', bytes('%PDF-1.7'), /^is a PDF/],
    ['a Photoshop file', bytes('8BPS', 0, 1), /Photoshop/],
    ['a TIFF', bytes('II*', 0), /TIFF/],
  ])('names %s', (_name, head, words) => {
    expect(sniffPicture(head)).toBeUndefined();
    expect(foreignKind(head)).toMatch(words);
  });

  it('is undefined for other files', () => {
    expect(foreignKind(bytes('hello'))).toBeUndefined();
    expect(foreignKind(bytes())).toBeUndefined();
  });
});
