import { pageLoaded, type LazyCode } from './lazyCode';
import { savesData } from './savesData';

/** Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  const { requestIdleCallback: request } = window as Partial<Window>;
  if (request) request(work);
  else work();
}

/** Fetches code that will be needed, so that a lost connection takes nothing away later; never for visitors who save data. */
export function preloadInIdleTime(parts: readonly Pick<LazyCode<object>, 'preload'>[]): void {
  if (savesData()) return;
  void pageLoaded().then(() => whenIdle(() => parts.forEach((part) => void part.preload())));
}
