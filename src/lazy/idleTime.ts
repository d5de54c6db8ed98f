import { pageLoaded, type LazyCode } from './lazyCode';

/** Whether the visitor asked the browser to save data. Safari and Firefox have no such setting. */
export function savesData(): boolean {
  const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;
  return connection?.saveData ?? false;
}

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
