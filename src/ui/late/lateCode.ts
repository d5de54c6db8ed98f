import { useSyncExternalStore } from 'react';

/** State of code that is fetched on first use. */
export type CodeState<Code> =
  | { readonly status: 'coming' }
  | { readonly status: 'here'; readonly code: Code }
  | { readonly status: 'failed' };

export interface LateCode<Code> {
  /** Fetches the code unless it is loaded or loading; retries after a failure. Never rejects: `useCode` reports failures. */
  readonly load: () => Promise<void>;
  readonly isHere: () => boolean;
  /** Hook; the first component that uses it triggers the fetch. */
  readonly useCode: () => CodeState<Code>;
}

/**
 * Like `React.lazy`, for code with a better placeholder than an empty page. Differences: a failure is a state, so a form keeps
 * working next to a preview that failed to load; there is no 300 ms minimum as for a Suspense fallback; preloaded code renders
 * at once, also when prerendering.
 * @param fetchCode imports the module and picks the needed exports
 */
export function lateCode<Code>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let state: CodeState<Code> = { status: 'coming' };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function become(next: CodeState<Code>): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  async function attempt(): Promise<void> {
    if (state.status === 'failed') become({ status: 'coming' });
    try {
      become({ status: 'here', code: await fetchCode() });
    } catch {
      loading = undefined;
      // A component that mounts later starts with a fresh attempt rather than an old failure.
      if (listeners.size > 0) become({ status: 'failed' });
    }
  }

  function load(): Promise<void> {
    loading ??= attempt();
    return loading;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    void load();
    return () => listeners.delete(listener);
  }

  const read = () => state;
  return {
    load,
    isHere: () => state.status === 'here',
    useCode: () => useSyncExternalStore(subscribe, read, read),
  };
}
