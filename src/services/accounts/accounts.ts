import { AccountError, type AccountUser } from '../../domain/accounts';
import type { Accounts } from '../../store/ports';
import type { AccountsConfig } from './config';
import type { FirebaseAccounts } from './firebaseAccounts';
import { signedInMarker } from './marker';
import type { ConnectedConfig } from './sdk';

type Listener = (user: AccountUser | null) => void;

/** The accounts of this build. Loads nothing until somebody needs it and doesn't touch the browser before that. */
export function createAccounts(config: AccountsConfig): Accounts {
  return config.mode === 'off' ? createAccountsOff() : createLazyAccounts(config);
}

function createLazyAccounts(config: ConnectedConfig): Accounts {
  const listeners = new Set<Listener>();
  let current: AccountUser | null | undefined; // undefined: not known yet
  let loading: Promise<FirebaseAccounts> | undefined;
  let stopWatching: (() => void) | undefined;

  function tell(user: AccountUser | null): void {
    if (current !== undefined && isSame(current, user)) return;
    current = user;
    for (const listener of listeners) listener(user);
  }

  function publish(user: AccountUser | null): void {
    signedInMarker.set(user !== null);
    tell(user);
  }

  function load(): Promise<FirebaseAccounts> {
    loading ??= importFirebase(config, publish).catch((error: unknown) => {
      loading = undefined; // so that the next attempt tries again
      throw error;
    });
    return loading;
  }

  /** Somebody is signed in, here or in another tab. When the code can't be had, the marker stays for the next visit. */
  function findUser(): void {
    load().catch(() => tell(null));
  }

  return {
    mode: config.mode,

    /** The first answer never comes during the call: a microtask later without a marker, else when Firebase knows. */
    subscribe(listener) {
      listeners.add(listener);
      stopWatching ??= signedInMarker.onSetElsewhere(findUser);
      if (current !== undefined) queueMicrotask(() => listeners.has(listener) && listener(current ?? null));
      else if (signedInMarker.isSet()) findUser();
      else queueMicrotask(() => tell(null));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },

    prepare() {
      load()
        .then(({ prepareGoogle }) => prepareGoogle())
        .catch(() => undefined); // the sign-in that needs it says what is missing
    },
    signIn: async (email, password) => (await load()).signIn(email, password),
    signUp: async (userName, email, password) => (await load()).signUp(userName, email, password),
    signInWithGoogle: async () => (await load()).signInWithGoogle(),
    signOut: async () => (await load()).signOut(),
  };
}

/** @throws AccountError when the chunk can't be loaded, or when it refuses to start */
async function importFirebase(config: ConnectedConfig, publish: Listener): Promise<FirebaseAccounts> {
  const { createFirebaseAccounts } = await import(
    /* webpackChunkName: "accounts" */ './firebaseAccounts'
  ).catch((error: unknown) => {
    throw new AccountError(
      'accounts/not-loaded',
      'The sign-in code could not be loaded. Check the connection and try again.',
      error instanceof Error ? error.message : String(error),
    );
  });
  return createFirebaseAccounts(config, window.location, publish);
}

function createAccountsOff(): Accounts {
  const refuse = () =>
    Promise.reject(
      new AccountError(
        'accounts/not-configured',
        'Sign-in isn’t configured on this site yet.',
        'This build was made without FIREBASE_API_KEY and its companions.',
      ),
    );
  return {
    mode: 'off',
    subscribe(listener) {
      let isSubscribed = true;
      queueMicrotask(() => isSubscribed && listener(null));
      return () => {
        isSubscribed = false;
      };
    },
    prepare: () => undefined,
    signIn: refuse,
    signUp: refuse,
    signInWithGoogle: refuse,
    signOut: refuse,
  };
}

function isSame(a: AccountUser | null, b: AccountUser | null): boolean {
  return a?.uid === b?.uid && a?.userName === b?.userName && a?.photo === b?.photo && a?.email === b?.email;
}
