import { lazy, useState, type ComponentType } from 'react';
import { lazyCode } from './lazyCode';

const NoPage = () => null;

/** Resets of the pages whose code failed to load. */
const failed = new Set<() => void>();

/**
 * Allows failed pages to be fetched again, once they are no longer shown: React renders a suspended page many times and would
 * fetch its code each time.
 */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Like `React.lazy`, with two differences: a page loaded before the first render never suspends, so prerendered HTML is
 * hydrated in one pass; and after `forgetFailedLoads` a failed page is fetched again.
 * @param load imports the page's module, which exports nothing else
 */
export function lazyPage(load: () => Promise<Readonly<Record<string, ComponentType>>>) {
  const code = lazyCode('This page', async () => {
    const [page = NoPage] = Object.values(await load());
    return page;
  });
  let waiting = suspending();

  function suspending() {
    return lazy(async () => {
      try {
        return { default: await code.load() };
      } catch (error) {
        failed.add(() => {
          waiting = suspending();
        });
        throw error;
      }
    });
  }

  function Page() {
    // Chosen once per mount: changing it later would remount the page.
    const [Component] = useState<ComponentType>(() => code.state().code ?? waiting);
    return <Component />;
  }

  return {
    Page,
    /** Retries after a failure. @throws NotLoadedError */
    preload: code.load,
    /** Whether the page would render at once. */
    isLoaded: () => code.state().code !== undefined,
  };
}
