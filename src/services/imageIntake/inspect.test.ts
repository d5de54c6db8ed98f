import sharp from 'sharp';
import { inspectPicture } from './inspect';
import type { PixelType } from './pictureTypes';

const picture = () => sharp({ create: { width: 61, height: 40, channels: 3, background: '#B3123F' } });
const FILES: readonly (readonly [PixelType, () => Promise<Buffer>])[] = [
  ['image/png', () => picture().png().toBuffer()],
  ['image/jpeg', () => picture().jpeg().toBuffer()],
  ['image/jpeg', () => picture().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()],
  ['image/gif', () => picture().gif().toBuffer()],
  ['image/webp', () => picture().webp().toBuffer()],
  ['image/webp', () => picture().webp({ lossless: true }).toBuffer()],
  ['image/webp', () => picture().webp().withMetadata({ orientation: 3 }).toBuffer()],
  ['image/avif', () => picture().avif({ effort: 0 }).toBuffer()],
];

describe.each(FILES)('a file of %s', (type, make) => {
  it('has a size and is complete', async () => {
    expect(inspectPicture(await make(), type)).toEqual({ size: { width: 61, height: 40 }, ending: 'whole' });
  });

  it('is recognized as truncated anywhere', async () => {
    const bytes = await make();
    for (const share of [0.3, 0.6, 0.9, 0.98]) {
      const part = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(inspectPicture(part, type).ending).not.toBe('whole');
    }
  });

  it('may have trailing bytes', async () => {
    const longer = Buffer.concat([await make(), Buffer.alloc(16)]);
    expect(inspectPicture(longer, type)).toMatchObject({ size: { width: 61, height: 40 } });
  });
});

it('checks only the first frame of an animation', async () => {
  const frames = sharp({
    create: { width: 8, height: 16, channels: 3, background: '#fff', pageHeight: 8 } as never,
  });
  const bytes = await frames.gif().toBuffer();
  expect(inspectPicture(bytes.subarray(0, -1), 'image/gif').ending).toBe('whole');
});

it('may lack the end mark of a JPEG, which only a decoder can tell from a truncated one', async () => {
  const bytes = await picture().jpeg().toBuffer();
  const size = { width: 61, height: 40 };
  expect(inspectPicture(bytes.subarray(0, -2), 'image/jpeg')).toEqual({ size, ending: 'unmarked' });
  expect(inspectPicture(bytes.subarray(0, 200), 'image/jpeg').ending).toBe('cut');
});

it('counts a JPEG for print without an end mark as truncated', async () => {
  const bytes = await picture().toColourspace('cmyk').jpeg().toBuffer();
  expect(inspectPicture(bytes, 'image/jpeg').ending).toBe('whole');
  expect(inspectPicture(bytes.subarray(0, -2), 'image/jpeg').ending).toBe('cut');
});
