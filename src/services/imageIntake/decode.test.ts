import { openPicture } from './decode';

/** A minimal PNG that passes inspection: a header, one pixel and an end. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** `createImageBitmap` of browsers before 2023, which rejects unknown values. */
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

it('gives up on a picture that takes longer than 2.5 s to open, and releases it if it arrives later', async () => {
  jest.useFakeTimers();
  const close = jest.fn();
  let finish: (bitmap: unknown) => void = () => undefined;
  Object.assign(window, { createImageBitmap: () => new Promise((resolve) => (finish = resolve)) });
  const opening = expect(openPicture(new File([PNG], 'dot.png'), PNG, 'image/png', 512)).rejects.toThrow(
    'dot.png took too long to open. Choose a smaller picture.',
  );
  await jest.advanceTimersByTimeAsync(2500);
  await opening;
  finish({ width: 1, height: 1, close });
  await jest.advanceTimersByTimeAsync(0);
  expect(close).toHaveBeenCalledTimes(1);
});
