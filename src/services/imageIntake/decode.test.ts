import { openPicture } from './decode';

/** The least that is looked at before the browser gets the file: a header, one row of one pixel, an end. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** `createImageBitmap` as browsers had it before 2023, which fail at any other word. */
function olderBrowser(_file: ImageBitmapSource, { imageOrientation = 'none' }: ImageBitmapOptions = {}) {
  return ['none', 'flipY'].includes(imageOrientation)
    ? Promise.resolve({ width: 1, height: 1, close: () => undefined })
    : Promise.reject(
        new TypeError(`${imageOrientation} is not a valid enum value of type ImageOrientation.`),
      );
}

it('opens a picture in a browser that does not know imageOrientation: from-image', async () => {
  Object.assign(window, { createImageBitmap: olderBrowser });
  const picture = await openPicture(new File([PNG], 'dot.png'), PNG, 'image/png', 512);
  expect(picture.size).toMatchObject({ width: 1, height: 1 });
});
