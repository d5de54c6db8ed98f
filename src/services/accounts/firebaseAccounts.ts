import {
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
} from 'firebase/auth';
import type { AccountUser } from '../../domain/accounts';
import type { Accounts } from '../../store/ports';
import { answered } from './answered';
import { deleteAccount } from './deletion';
import { PROFILE_NOT_SAVED, toAccountError } from './errors';
import { createGooglePopup } from './googlePopup';
import { createProfiles, type Profile } from './profiles';
import { connectSdk, type ConnectedConfig, type Site } from './sdk';
import { describeNamed, describeUser, watchUser } from './watchUser';

/** The methods of the port that need Firebase; accounts.ts handles subscriptions. */
interface FirebaseAccounts extends Pick<
  Accounts,
  'signIn' | 'signUp' | 'signInWithGoogle' | 'signOut' | 'deleteAccount'
> {
  /** Loads what Google's pop-up needs. */
  readonly prepareGoogle: () => Promise<void>;
}

/**
 * Starts the Firebase SDK. Calls `publish` with the initial user and on every change, in this tab or another, and with a
 * sentence for the visitor if an earlier session has ended by itself.
 * @throws AccountError when a build for the local stand-in runs on another host
 */
export function createFirebaseAccounts(
  config: ConnectedConfig,
  site: Site,
  publish: (user: AccountUser | null, reason?: string) => void,
): FirebaseAccounts {
  const sdk = connectSdk(config, site);
  const { auth, unsharedAuth, db } = sdk;
  const profiles = createProfiles(db);
  const watch = watchUser(auth, profiles, publish);
  const googlePopup = createGooglePopup(unsharedAuth, config.mode === 'local');

  const saved = async (uid: string, profile: Profile) =>
    (await profiles.save(uid, profile)) ? [] : [PROFILE_NOT_SAVED];

  return {
    prepareGoogle: () => googlePopup.prepare(),

    signIn: (email, password) =>
      answered(
        watch.run(async () => {
          const { user } = await signInWithEmailAndPassword(auth, email, password);
          return { user: await describeNamed(user, profiles), warnings: [] };
        }),
      ),

    signUp: (userName, email, password) =>
      answered(
        watch.run(async () => {
          const credential = await createUserWithEmailAndPassword(auth, email, password);
          const user = describeUser(credential.user, userName);
          // Use the credential's e-mail, which the server has converted to lower case.
          return { user, warnings: await saved(user.uid, { email: user.email, userName }) };
        }),
      ),

    // Without a limit, because the visitor may take any time in Google's window.
    signInWithGoogle: () =>
      watch.run(async () => {
        const credential = await googlePopup.open();
        await updateCurrentUser(auth, credential.user);
        const user = await describeNamed(credential.user, profiles);
        const { uid, email, userName, photo } = user;
        return { user, warnings: await saved(uid, { email, userName, photo }) };
      }),

    signOut: () => signOut(auth).catch((error: unknown) => Promise.reject(toAccountError(error))),
    deleteAccount: (password) => deleteAccount(sdk, profiles, googlePopup, password),
  };
}
