import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import type { AccountUser } from '../../domain/accounts';
import type { SignInResult } from '../../store/ports';
import { accountError, ONLY_THIS_TAB, OVERTAKEN, SESSION_ENDED, toAccountError } from './errors';
import { signedInMarker } from './marker';
import { nameFromEmail, type Profiles } from './profiles';
import { withinLimit } from '../waiting';

/** Longest wait for the visitor's name before publishing the user without it, in ms. */
const NAME_LIMIT = 1500;

/**
 * Publishes the initial user and every change; publishes a user again if their name arrives late. Our own sign-ins must go
 * through `run`.
 */
export function watchUser(
  auth: Auth,
  profiles: Profiles,
  publish: (user: AccountUser | null, reason?: string) => void,
) {
  let running = 0;
  let isStarting = true;

  const publishIfCurrent = (user: User, userName: string) => {
    if (auth.currentUser?.uid === user.uid) publish(describeUser(user, userName));
  };

  async function announce(user: User | null, reason?: string): Promise<void> {
    if (user === null) {
      publish(null, reason);
      return;
    }
    const name = profiles.nameOf(user);
    const inTime = await withinLimit(name, NAME_LIMIT);
    publishIfCurrent(user, inTime ?? nameFromEmail(user));
    if (inTime === undefined) publishIfCurrent(user, await name);
  }

  onAuthStateChanged(auth, (user) => {
    // If the SDK restores no one although the marker is set, a session has ended.
    const reason = isStarting && signedInMarker.isSet() ? SESSION_ENDED : undefined;
    isStarting = false;
    if (running === 0) void announce(user, reason);
  });

  // A sign-up in another tab is known here before its name has been saved.
  profiles.onSavedElsewhere((uid) => {
    if (auth.currentUser?.uid === uid) void announce(auth.currentUser);
  });

  return {
    /**
     * Runs a sign-in and publishes its user. Meanwhile the SDK's own notifications are ignored, because only the sign-in knows
     * the visitor's name. Adds a warning if this browser won't remember the user. @throws AccountError, also if another tab has
     * logged in or out since
     */
    async run(signIn: () => Promise<SignInResult>): Promise<SignInResult> {
      running += 1;
      try {
        const { user, warnings } = await signIn();
        // Another tab may have changed the session since, and the SDK has followed it: the last one wins.
        if (auth.currentUser?.uid !== user.uid) throw accountError(OVERTAKEN);
        publish(user);
        return { user, warnings: signedInMarker.isSet() ? warnings : [...warnings, ONLY_THIS_TAB] };
      } catch (error) {
        void announce(auth.currentUser);
        throw toAccountError(error);
      } finally {
        running -= 1;
      }
    },
  };
}

/** Converts the SDK's user. Keeps only https photos, because firestore.rules rejects others. */
export function describeUser(user: User, userName: string): AccountUser {
  const photo = user.photoURL?.startsWith('https://') ? user.photoURL : null;
  return { uid: user.uid, email: user.email ?? '', userName, photo, hasPassword: hasPassword(user) };
}

/** False for accounts that only Google can confirm. */
export function hasPassword({ providerData }: User): boolean {
  return providerData.some(({ providerId }) => providerId === 'password');
}

/** Like `describeUser`, with the name from the profile if it arrives in time. */
export async function describeNamed(user: User, profiles: Profiles): Promise<AccountUser> {
  return describeUser(user, (await withinLimit(profiles.nameOf(user), NAME_LIMIT)) ?? nameFromEmail(user));
}
