import { useSyncExternalStore } from 'react';

/** Code that is fetched when it is needed first, as those see it who wait for it. */
export type CodeState<Code> =
  | { readonly status: 'coming' }
  | { readonly status: 'here'; readonly code: Code }
  | { readonly status: 'failed' };

export interface LateCode<Code> {
  /** Fetches the code unless it is here or on its way; after a failure it tries again. Never rejects: `useCode` tells. */
  readonly load: () => Promise<void>;
  readonly isHere: () => boolean;
  /** For a component: the first that asks has the code fetched. */
  readonly useCode: () => CodeState<Code>;
}

/**
 * Like `React.lazy`, for code whose place is kept by something better than an empty page. The differences: a failure is a
 * state, so the form beside a preview that did not come goes on working; nothing waits the 300 ms that React keeps a
 * Suspense fallback up; code that was loaded beforehand is drawn at once, also when prerendering.
 * @param fetchCode imports the module and picks what is needed of it
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
      // Whoever asks later, unaware of it, begins with an attempt of their own and not with the news of an old failure.
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
