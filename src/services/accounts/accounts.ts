import { AccountError, type AccountUser } from '../../domain/accounts';
import { lazyCode } from '../../lazy/lazyCode';
import type { Accounts } from '../../store/ports';
import type { AccountsConfig } from './config';
import { signedInMarker } from './marker';

/** Creates the accounts of this build. Loads nothing and doesn't touch the browser until used. */
export function createAccounts(config: AccountsConfig): Accounts {
  let reported: string | undefined; // undefined until known
  let report: Parameters<Accounts['watch']>[0] = () => undefined;

  function notify(user: AccountUser | null, reason?: string): void {
    const state = JSON.stringify(user);
    if (state === reported) return;
    reported = state;
    report(user, reason);
  }

  function publish(user: AccountUser | null, reason?: string): void {
    signedInMarker.set(user !== null);
    // Deferred so that the request that caused it answers first, because its answer says more.
    setTimeout(() => notify(user, reason));
  }

  const firebase = lazyCode('The sign-in code', async () => {
    if (config.mode === 'off')
      throw new AccountError(
        'accounts/not-configured',
        'Sign-in isn’t configured on this site yet.',
        'Templates 1 and 2 work without it.',
      );
    const module = await import(/* webpackChunkName: "accounts" */ './firebaseAccounts');
    return module.createFirebaseAccounts(config, window.location, publish);
  });
  const load = () => firebase.load().catch(failToLoad);

  /** Restores the session that the marker hints at. If the code fails to load, the marker is kept for the next visit. */
  function findUser(): void {
    load().catch(() => notify(null));
  }

  return {
    /** Always reports asynchronously: in a microtask if there is no marker, otherwise when Firebase responds. */
    watch(listener) {
      report = listener;
      signedInMarker.onSetElsewhere(findUser);
      if (signedInMarker.isSet()) findUser();
      else queueMicrotask(() => notify(null));
    },

    prepare() {
      load()
        .then(({ prepareGoogle }) => prepareGoogle())
        .catch(() => undefined); // the sign-in that needs it reports the error
    },
    signIn: async (email, password) => (await load()).signIn(email, password),
    signUp: async (userName, email, password) => (await load()).signUp(userName, email, password),
    signInWithGoogle: async () => (await load()).signInWithGoogle(),
    signOut: async () => (await load()).signOut(),
    deleteAccount: async (password) => (await load()).deleteAccount(password),
  };
}

/** @throws AccountError for code that did not load or start */
function failToLoad({ message, cause }: Error): never {
  if (cause instanceof AccountError) throw cause;
  throw new AccountError('accounts/not-loaded', message);
}
