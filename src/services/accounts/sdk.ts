import { initializeApp, type FirebaseOptions } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { LOCAL_PROJECT_ID, type AccountsConfig } from './config';
import { accountError, LOCAL_ONLY } from './errors';

/** A configuration with accounts. */
export type ConnectedConfig = Exclude<AccountsConfig, { mode: 'off' }>;

/** Location of the site: `window.location`, or a URL in tests. */
export type Site = Pick<Location, 'origin' | 'hostname' | 'port'>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Starts the Firebase SDK for a project, or for the local stand-in on the site's own origin.
 * @throws AccountError for the stand-in on any host but localhost, because a deployed test build must not accept passwords
 */
export function connectSdk(config: ConnectedConfig, site: Site): { auth: Auth; db: Firestore } {
  if (config.mode === 'local' && !LOOPBACK.includes(site.hostname)) {
    throw accountError(LOCAL_ONLY, `The local Firebase is not available on ${site.hostname}.`);
  }
  const app = initializeApp(optionsOf(config));
  // Not getAuth(), which adds the pop-up resolver; on phones that loads a Google script before the initial auth state.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence] });
  const db = getFirestore(app);
  if (config.mode === 'local') {
    connectAuthEmulator(auth, site.origin, { disableWarnings: true });
    connectFirestoreEmulator(db, site.hostname, Number(site.port || 80));
  }
  return { auth, db };
}

function optionsOf(config: ConnectedConfig): FirebaseOptions {
  if (config.mode === 'local')
    return { apiKey: 'local', authDomain: 'localhost', projectId: LOCAL_PROJECT_ID };
  const { apiKey, authDomain, projectId } = config;
  return { apiKey, authDomain, projectId };
}
