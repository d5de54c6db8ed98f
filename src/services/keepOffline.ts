import { lazyCode } from '../lazy/lazyCode';
import type { keepTool } from './offline';

/** In the file that has the service worker registered, so it comes with no request of its own. */
const offline = lazyCode('What is kept for later', () =>
  import(/* webpackChunkName: "newRelease" */ './offline').then((module) => module.keepTool),
);

/** Has the service worker keep what an opened tool needs offline. Without a worker, nothing happens. */
export async function keepOffline(...tool: Parameters<typeof keepTool>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  // Without it, the tool works as it does without a worker.
  await offline.load().then(
    (keep) => keep(...tool),
    () => undefined,
  );
}
