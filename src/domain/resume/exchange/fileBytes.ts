import { sizeInWords } from '../../fileSize';
import { decoded, startsWith } from '../../fileText';
import { ImportRefused } from './refused';

/** Largest file to read, in bytes; about 200 times the size of a long resume. */
export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;

/** Call before reading a file. @throws ImportRefused when the file is too large or empty */
export function checkSize(bytes: number): void {
  if (bytes === 0) throw new ImportRefused('It is empty: there is no text in it.');
  if (bytes <= IMPORT_MAX_BYTES) return;
  const [size, limit] = [sizeInWords(bytes), sizeInWords(IMPORT_MAX_BYTES)];
  throw new ImportRefused(`It is ${size === limit ? 'just' : `${size},`} over the limit of ${limit}.`);
}

const PDF_MARK = '%PDF-';
/** Readers accept a mark within the first 1024 bytes. */
const MARK_WITHIN = 1024;

/** Whether a file is a PDF, by what it begins with. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, MARK_WITHIN)).includes(PDF_MARK);

const ZIP_MARK = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is a ZIP, by what it begins with. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, ZIP_MARK);

/** Whether a ZIP is a Word file (DOCX), by the name of a file in it. */
export const isWord = (bytes: Uint8Array): boolean =>
  isZip(bytes) && new TextDecoder('latin1').decode(bytes).includes('word/document');

/** What Word's DOC, locked DOCX and RTF begin with. */
const WORD_MARKS: readonly (readonly number[])[] = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
];

/** No text has them: a file with one is a picture or another program's. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;

/**
 * Decodes UTF-8 or UTF-16, with or without a byte order mark, or else Windows-1252.
 * @throws ImportRefused when the bytes aren't text, as in a picture, or not the resume's, as in a web page
 */
export function decodeText(bytes: Uint8Array): string {
  if (WORD_MARKS.some((mark) => startsWith(bytes, mark)))
    throw new ImportRefused(
      'It is an older Word file, or a locked one: save it as a DOCX or a PDF without a password, and choose that.',
    );
  const text = decoded(bytes);
  if (text === undefined || CONTROL.test(text))
    throw new ImportRefused(
      'It is not a PDF, Word file or text, but perhaps a picture: choose the file that it was made from.',
    );
  if (/^\s*<(?:!doctype html|html)\b/i.test(text))
    throw new ImportRefused('It is a web page: open it, print it to a PDF, and choose that.');
  return text;
}
