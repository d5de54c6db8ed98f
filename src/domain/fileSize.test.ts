/** @jest-environment node */
import { sizeInWords } from './fileSize';

it.each([
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [14_200, '14 KB'],
  [1024 ** 2 - 1, '1 MB'],
  [5 * 1024 ** 2, '5 MB'],
])('formats %i bytes as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
