import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A page that is loaded on demand and renders synchronously once loaded. */
export interface LazyPage<Props extends object> {
  readonly Page: FunctionComponent<Props>;
  /** Loads the page's code; retries after a failure. */
  readonly preload: () => Promise<void>;
}

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
 * @param load imports the page's module and picks its component
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let waiting = suspending();

  function suspending() {
    return lazy(async () => ({ default: await start() }));
  }

  async function attempt() {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = undefined;
      failed.add(() => {
        waiting = suspending();
      });
      throw error;
    }
  }

  function start() {
    loading ??= attempt();
    return loading;
  }

  function Page(props: Props) {
    // Chosen once per mount: changing it later would remount the page.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? waiting);
    return <Component {...props} />;
  }

  return {
    Page,
    preload: async () => {
      await start();
    },
  };
}
