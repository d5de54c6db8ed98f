import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { AccountUser } from '../../domain/accounts';
import type { Accounts } from '../../store/ports';
import { toAccountError } from './errors';
import { createGooglePopup } from './googlePopup';
import { createProfiles } from './profiles';
import { connectSdk, type ConnectedConfig, type Site } from './sdk';
import { describeNamed, describeUser, watchUser } from './watchUser';

/** The methods of the port that need Firebase; accounts.ts handles subscriptions. */
export interface FirebaseAccounts extends Pick<
  Accounts,
  'signIn' | 'signUp' | 'signInWithGoogle' | 'signOut'
> {
  /** Loads what Google's pop-up needs. */
  readonly prepareGoogle: () => Promise<void>;
}

/**
 * Starts the Firebase SDK. Calls `publish` with the initial user and on every change, in this tab or another.
 * @throws AccountError when a build for the local stand-in runs on another host
 */
export function createFirebaseAccounts(
  config: ConnectedConfig,
  site: Site,
  publish: (user: AccountUser | null) => void,
): FirebaseAccounts {
  const { auth, db } = connectSdk(config, site);
  const profiles = createProfiles(db);
  const watch = watchUser(auth, profiles, publish);
  const googlePopup = createGooglePopup(auth, config.mode === 'local');

  return {
    prepareGoogle: () => googlePopup.prepare(),

    async signIn(email, password) {
      const { user } = await watch.run(async () => {
        const credential = await signInWithEmailAndPassword(auth, email, password);
        return { user: await describeNamed(credential.user, profiles) };
      });
      return user;
    },

    signUp: (userName, email, password) =>
      watch.run(async () => {
        const credential = await createUserWithEmailAndPassword(auth, email, password);
        const user = describeUser(credential.user, userName);
        // Use the credential's e-mail, which the server has converted to lower case.
        const isProfileSaved = await profiles.save(user.uid, { email: user.email, userName });
        return { user, isProfileSaved };
      }),

    signInWithGoogle: () =>
      watch.run(async () => {
        const credential = await googlePopup.open();
        const user = await describeNamed(credential.user, profiles);
        const { uid, ...profile } = user;
        return { user, isProfileSaved: await profiles.save(uid, profile) };
      }),

    signOut: () => signOut(auth).catch((error: unknown) => Promise.reject(toAccountError(error))),
  };
}
