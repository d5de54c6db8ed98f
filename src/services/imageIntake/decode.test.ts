import { openPixels } from './decode';

/** A minimal PNG that passes inspection: a header, one pixel and an end. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A GIF of any size in a few bytes. */
function gif(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from('GIF89a\0\0\0\0\0\0\0,\0\0\0\0\0\0\0\0\0\u0008\u0001\0\0;', (letter) =>
    letter.charCodeAt(0),
  );
  new DataView(bytes.buffer).setUint16(6, width, true);
  new DataView(bytes.buffer).setUint16(8, height, true);
  return bytes;
}

/** `createImageBitmap` of browsers before 2023, which rejects unknown values. */
function olderBrowser(_file: ImageBitmapSource, { imageOrientation = 'none' }: ImageBitmapOptions = {}) {
  return ['none', 'flipY'].includes(imageOrientation)
    ? Promise.resolve({ width: 1, height: 1 })
    : Promise.reject(
        new TypeError(`${imageOrientation} is not a valid enum value of type ImageOrientation.`),
      );
}
const decoder = jest.fn(olderBrowser);
Object.assign(globalThis, { createImageBitmap: decoder });
beforeEach(() => decoder.mockClear());

it('opens a picture in a browser that does not know imageOrientation: from-image', async () => {
  await expect(openPixels(PNG, 'image/png')).resolves.toMatchObject({ width: 1, height: 1 });
});

it('refuses a picture from 50 megapixels before it is decoded, and says what to do', async () => {
  await expect(openPixels(gif(10_000, 5000), 'image/gif')).rejects.toThrow(
    'has 10000 × 5000 pixels. Choose one of less than 50 megapixels.',
  );
  expect(decoder).not.toHaveBeenCalled();
  await openPixels(gif(9999, 5000), 'image/gif');
  expect(decoder).toHaveBeenCalledTimes(1);
});

it('refuses a truncated picture and one that the browser cannot decode', async () => {
  await expect(openPixels(PNG.subarray(0, 4), 'image/png')).rejects.toThrow(
    'is damaged: it ends after 4 bytes. Save it again from the program that made it.',
  );
  decoder.mockRejectedValueOnce(new Error('InvalidStateError'));
  await expect(openPixels(PNG, 'image/png')).rejects.toThrow('is damaged. Save it again');
});
