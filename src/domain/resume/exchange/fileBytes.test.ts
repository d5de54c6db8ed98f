/** @jest-environment node */
import { checkSize, decodeText, IMPORT_MAX_BYTES } from './fileBytes';

const TEXT = '{"basics":{"name":"नीशा ₹"}}';
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isLittle ? bytes : bytes.swap16());
};

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little-endian', utf16(TEXT, true)],
  ['UTF-16, little-endian, with a byte order mark', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16, big-endian', utf16(TEXT, false)],
  ['UTF-16, big-endian, with a byte order mark', utf16(`\uFEFF${TEXT}`, false)],
])('reads a file in %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

it.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
  ['a ZIP', [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]],
  ['half a UTF-16 character', [0xff, 0xfe, 0x7b]],
])('rejects %s', (_, bytes) => {
  expect(() => decodeText(new Uint8Array(bytes))).toThrow(/^It is not a PDF, Word file or text/);
});

it('reads what Notepad calls ANSI', () => {
  expect(decodeText(Uint8Array.of(0x4a, 0x6f, 0x73, 0xe9))).toBe('José');
});

it.each([
  [
    'DOC',
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    'older Word file, or a locked one: save it as a DOCX or a PDF without a password',
  ],
  [
    'RTF',
    new TextEncoder().encode('{\\rtf1\\ansi Nisha}'),
    'older Word file, or a locked one: save it as a DOCX or a PDF without a password',
  ],
  [
    'web page',
    new TextEncoder().encode('\n<!DOCTYPE html><h1>Nisha</h1>'),
    'web page: open it, print it to a PDF',
  ],
])('says what to do with a %s', (_, bytes, advice) => {
  expect(() => decodeText(new Uint8Array(bytes))).toThrow(advice);
});

it.each([
  [0, 'It is empty: there is no text in it.'],
  [IMPORT_MAX_BYTES + 1, 'It is just over the limit of 5 MB.'],
  [50 * 1024 * 1024, 'It is 50 MB, over the limit of 5 MB.'],
])('rejects a size of %i bytes', (bytes, sentence) => {
  expect(() => checkSize(bytes)).toThrow(sentence);
});

it('accepts a file of exactly the limit', () => expect(() => checkSize(IMPORT_MAX_BYTES)).not.toThrow());
