import { convertPicture } from './convertPicture';
import { PictureRefused } from './refusal';
import type { PictureOrder } from './takenPicture';

/** Converts the pictures that it is sent, so that the page stays usable meanwhile. */
addEventListener('message', ({ data: order }: MessageEvent<PictureOrder>) => {
  void convertPicture(order).then(
    (taken) => postMessage({ taken }),
    (error: unknown) =>
      postMessage({
        refusal:
          error instanceof PictureRefused ? error.message : 'could not be read. Choose another picture.',
      }),
  );
});
