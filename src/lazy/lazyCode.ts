import { useSyncExternalStore } from 'react';

/** Code that did not load. The message is for the visitor. */
export class NotLoadedError extends Error {
  override readonly name = 'NotLoadedError';

  constructor(
    subject: string,
    cause: unknown,
    readonly retry: () => void,
  ) {
    super(`${subject} did not load. Check the connection and try again.`, { cause });
  }
}

/** Neither while nobody has asked for the code and while it is coming. */
export interface LazyState<Code> {
  readonly code?: Code;
  readonly error?: NotLoadedError;
}

/** Code that is fetched on first use, once. */
export interface LazyCode<Code> {
  /** Fetches the code unless it is here or coming, again after a failure. @throws NotLoadedError */
  readonly load: () => Promise<Code>;
  /** The same ahead of use. Never rejects: a failure is reported where the code is used. */
  readonly preload: () => Promise<void>;
  readonly state: () => LazyState<Code>;
  /** Fetches the code too. @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: LazyState<never> = {};

/**
 * The one way to load code lazily; a failed `import()` is never remembered.
 * @param subject names the code in the failure's message, as the beginning of a sentence
 * @param fetchCode imports the module and picks the needed exports
 */
export function lazyCode<Code extends object>(
  subject: string,
  fetchCode: () => Promise<Code>,
): LazyCode<Code> {
  let state: LazyState<Code> = NONE;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  function become(next: LazyState<Code>): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  async function attempt(): Promise<Code> {
    if (state.error) become(NONE);
    try {
      const code = await fetchCode();
      become({ code });
      return code;
    } catch (cause) {
      loading = undefined;
      const error = new NotLoadedError(subject, cause, () => void preload());
      // A component that mounts later starts with a fresh attempt rather than an old failure.
      if (listeners.size > 0) become({ error });
      throw error;
    }
  }

  function load(): Promise<Code> {
    loading ??= attempt();
    return loading;
  }

  const preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    void preload();
    return () => listeners.delete(listener);
  }

  return { load, preload, state: () => state, subscribe };
}

const unsubscribed = () => () => undefined;
const none = () => NONE;

/**
 * Renders code when it is here, at once if that is now, also when prerendering. Unlike with `React.lazy`, the component
 * around it decides what is shown until then and after a failure, and keeps working.
 * @param part undefined while the code is not needed
 */
export function useLazy<Code>(part: LazyCode<Code> | undefined): LazyState<Code> {
  const state = part?.state ?? none;
  return useSyncExternalStore(part?.subscribe ?? unsubscribed, state, state);
}
