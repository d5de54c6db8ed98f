import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Persistence,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { LOCAL_HOSTS, LOCAL_PROJECT_ID, type AccountsConfig } from './config';
import { accountError, LOCAL_ONLY } from './errors';

/** A configuration with accounts. */
export type ConnectedConfig = Exclude<AccountsConfig, { mode: 'off' }>;

/** Location of the site: `window.location`, or a URL in tests. */
export type Site = Pick<Location, 'origin' | 'hostname' | 'port'>;

export type Sdk = ReturnType<typeof connectSdk>;

/**
 * Starts the Firebase SDK for a project, or for the local stand-in on the site's own origin.
 * @throws AccountError for the stand-in on any host but localhost, because a deployed test build must not accept passwords
 */
export function connectSdk(config: ConnectedConfig, site: Site) {
  const isLocal = config.mode === 'local';
  if (isLocal && !LOCAL_HOSTS.includes(site.hostname)) {
    throw accountError(LOCAL_ONLY, `The local Firebase is not available on ${site.hostname}.`);
  }
  const options = optionsOf(config);
  // Not getAuth(), which adds the pop-up resolver; on phones that loads a Google script before the initial auth state.
  const connectAuth = (app: FirebaseApp, persistence: Persistence) => {
    const auth = initializeAuth(app, { persistence });
    if (isLocal) connectAuthEmulator(auth, site.origin, { disableWarnings: true });
    return auth;
  };
  const app = initializeApp(options);
  const db = getFirestore(app);
  if (isLocal) connectFirestoreEmulator(db, site.hostname, Number(site.port || 80));
  return {
    /** The visitor's session, which all tabs share. */
    auth: connectAuth(app, browserLocalPersistence),
    /**
     * A session in this tab's memory, for re-authentication and Google's pop-up. If `auth` re-authenticated, every other tab would
     * save the new token again; a busy one would do so too late and sign a deleted account in again.
     */
    unsharedAuth: connectAuth(initializeApp(options, 'unshared'), inMemoryPersistence),
    db,
  };
}

function optionsOf(config: ConnectedConfig): FirebaseOptions {
  if (config.mode === 'local')
    return { apiKey: 'local', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID };
  const { apiKey, authDomain, projectId } = config;
  return { apiKey, authDomain, projectId };
}
