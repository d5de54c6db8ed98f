import { withinLimit } from '../waiting';
import { PictureRefused } from './refusal';
import { startWorker } from './startWorker';
import type { PictureOrder, TakenPictures } from './takenPicture';

/** Just under 50 megapixels take 1.6 s on two busy cores, and a slow phone needs four times as long. */
const LIMIT_MS = 15_000;

type Answer<Taken> = { readonly taken: Taken } | { readonly refusal: string };

/**
 * Converts a picture in a worker of its own, which is ended when the picture is ready or takes too long.
 * @param signal also ends the worker
 * @throws PictureRefused with what is wrong, and Error if the worker does not start
 */
export async function convertInWorker<Wanted extends keyof TakenPictures>(
  order: PictureOrder & { readonly wanted: Wanted },
  signal: AbortSignal,
): Promise<TakenPictures[Wanted]> {
  const { source } = order;
  signal.throwIfAborted();
  const worker = startWorker();
  signal.addEventListener('abort', () => worker.terminate());
  const conversion = new Promise<TakenPictures[Wanted]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer<TakenPictures[Wanted]>>) => {
      if ('taken' in data) resolve(data.taken);
      else reject(new PictureRefused(data.refusal));
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
  });
  worker.postMessage(order, ['bytes' in source ? source.bytes.buffer : source]);
  const taken = await withinLimit(conversion, LIMIT_MS).finally(() => worker.terminate());
  if (!taken) throw new PictureRefused('took too long to open. Choose a smaller picture.');
  return taken;
}
