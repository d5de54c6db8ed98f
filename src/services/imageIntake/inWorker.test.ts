import { convertInWorker } from './inWorker';
import { startWorker } from './startWorker';
import { takeInPicture } from './takeInPicture';
import type { PictureOrder } from './takenPicture';

jest.mock('./startWorker', () => ({ startWorker: jest.fn() }));

/** A worker that only records what it is told. */
class IdleWorker extends EventTarget {
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
}

let worker: IdleWorker;
beforeEach(() => {
  worker = new IdleWorker();
  jest.mocked(startWorker).mockReturnValue(worker);
});

const BYTES = Uint8Array.of(1, 2, 3);
const ORDER = {
  wanted: 'logo',
  source: { bytes: BYTES, type: 'image/png' },
} as const satisfies PictureOrder;
const { signal } = new AbortController();
const answer = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

it('hands the bytes over without a copy and returns what the worker answers', async () => {
  const conversion = convertInWorker(ORDER, signal);
  expect(worker.postMessage).toHaveBeenCalledWith(ORDER, [BYTES.buffer]);
  answer({ taken: { width: 9 } });
  await expect(conversion).resolves.toEqual({ width: 9 });
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('rejects with the words of the worker', async () => {
  const conversion = convertInWorker(ORDER, signal);
  answer({ refusal: 'is damaged.' });
  await expect(conversion).rejects.toThrow('is damaged.');
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

it('says what to do when the worker does not start', async () => {
  worker.postMessage.mockImplementation(() => worker.dispatchEvent(new Event('error')));
  await expect(takeInPicture('logo', new File(['GIF89a'], 'logo.gif'), signal)).rejects.toThrow(
    'logo.gif could not be opened. Check the connection and choose it again.',
  );
});

it('gives up after 15 s and ends the worker', async () => {
  jest.useFakeTimers();
  const refusal = expect(convertInWorker(ORDER, signal)).rejects.toThrow(
    'took too long to open. Choose a smaller picture.',
  );
  await jest.advanceTimersByTimeAsync(15_000);
  await refusal;
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('ends the worker of a picture that is no longer wanted, and starts none later', async () => {
  const chosen = new AbortController();
  void convertInWorker(ORDER, chosen.signal);
  chosen.abort();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  await expect(convertInWorker(ORDER, chosen.signal)).rejects.toBe(chosen.signal.reason);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});
