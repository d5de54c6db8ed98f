import { useSyncExternalStore } from 'react';

/** Resolves once the page and its pictures have loaded. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
}

/** Code that did not load. The message is for the visitor. */
export class NotLoadedError extends Error {
  /** Label of the button that calls `retry`. */
  readonly remedy: string;

  /** @param isOutdated whether a later release has replaced the code, so that only a reload can help */
  constructor(
    subject: string,
    cause: unknown,
    readonly isOutdated: boolean,
    readonly retry: () => void,
  ) {
    const advice = isOutdated
      ? ', because a new version of the site is out. Reload the page.'
      : '. Check the connection and try again.';
    super(`${subject} did not load${advice}`, { cause });
    this.remedy = isOutdated ? 'Reload the page' : 'Try again';
  }
}

/** What webpack tells about a script or style sheet that did not load. */
interface LoadFailure {
  readonly type?: string;
  readonly request?: string;
}

/** How long the server may take to answer, in ms. */
const ANSWER_LIMIT_MS = 5000;

/** Whether the server no longer has the file. The browser does not tell why a script failed, so this asks again. */
async function isGone({ type, request }: LoadFailure): Promise<boolean> {
  // A connection that hangs would only hang again.
  if (request === undefined || type === 'timeout') return false;
  return fetch(request, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

/** Loads the site's current release, which a service worker would answer with the pages of its own. */
async function reloadSite(): Promise<void> {
  if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration())?.unregister();
  location.reload();
}

/** Has neither before the code is requested and while it is loading. */
export interface LazyState<Code> {
  readonly code?: Code;
  readonly error?: NotLoadedError;
}

/** Code that is fetched once, on first use. */
export interface LazyCode<Code> {
  /** Fetches the code unless it is loaded or loading; retries after a failure. @throws NotLoadedError */
  readonly load: () => Promise<Code>;
  /** Like `load`, ahead of use. Never rejects: a failure is reported where the code is used. */
  readonly preload: () => Promise<void>;
  readonly state: () => LazyState<Code>;
  /** Also fetches the code. @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: LazyState<never> = {};

/**
 * Loads code lazily. A failure is not cached, so a later attempt can succeed.
 * @param subject names the code at the beginning of the error message
 * @param fetchCode imports the module and picks the needed exports
 */
export function lazyCode<Code extends object>(
  subject: string,
  fetchCode: () => Promise<Code>,
): LazyCode<Code> {
  let state: LazyState<Code> = NONE;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  function setState(next: LazyState<Code>): void {
    state = next;
    listeners.forEach((listener) => listener());
  }

  async function attempt(): Promise<Code> {
    if (state.error) setState(NONE);
    try {
      const code = await fetchCode();
      setState({ code });
      return code;
    } catch (cause) {
      const isOutdated = await isGone(cause as LoadFailure);
      loading = undefined;
      const error = new NotLoadedError(
        subject,
        cause,
        isOutdated,
        () => void (isOutdated ? reloadSite() : preload()),
      );
      if (listeners.size > 0) setState({ error });
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
    return () => {
      listeners.delete(listener);
      // A component that mounts later starts with a fresh attempt rather than an old failure.
      if (listeners.size === 0 && state.error) state = NONE;
    };
  }

  return { load, preload, state: () => state, subscribe };
}

const unsubscribed = () => () => undefined;
const none = () => NONE;

/**
 * Provides lazy code to a component: immediately if it is loaded, also when prerendering. Unlike with `React.lazy`, the
 * component decides what to show until then and after a failure, and keeps working.
 * @param part undefined while the code is not needed
 */
export function useLazy<Code>(part: LazyCode<Code> | undefined): LazyState<Code> {
  const state = part?.state ?? none;
  return useSyncExternalStore(part?.subscribe ?? unsubscribed, state, state);
}
