import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { textsIn } from './archive';

const MEGABYTE = 1024 * 1024;
const unpack = (text: string) => () => textsIn(zipSync({ text: strToU8(text) }), () => true, MEGABYTE);

it('unpacks no text that is too long, even if the ZIP claimed otherwise', () => {
  expect(unpack('x'.repeat(MEGABYTE))().get('text')).toHaveLength(MEGABYTE);
  expect(unpack('x'.repeat(MEGABYTE + 1))).toThrow('Its text is longer than any resume.');
  // 300 KB even when compressed, which could hold 300 MB of a single letter.
  expect(unpack(randomBytes(300 * 1024).toString('hex'))).toThrow('Its text is longer than any resume.');
});
