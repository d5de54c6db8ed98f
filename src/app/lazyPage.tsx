import { lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** A page that is loaded on demand and drawn without waiting when it is there already. */
export interface LazyPage<Props extends object> {
  readonly Page: FunctionComponent<Props>;
  /** Loads the page's code; calling again after a failure tries again. */
  readonly preload: () => Promise<void>;
}

/** What to do before pages whose code did not come are asked for again. */
const failed = new Set<() => void>();

/**
 * Lets pages that failed to load be tried again. Not done by itself: React draws a page that waits many times, and would
 * ask for its code each time.
 */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Like `React.lazy`, with two differences: a page loaded before the first drawing never suspends, so that prerendered HTML is
 * hydrated in one go; and after `forgetFailedLoads` a failed one is tried again.
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
    // Chosen once for each time the page is opened: changing it later would throw away what is on the page.
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
