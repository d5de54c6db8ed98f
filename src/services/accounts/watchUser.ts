import { onAuthStateChanged, type Auth, type User } from 'firebase/auth';
import type { AccountUser } from '../../domain/accounts';
import { toAccountError } from './errors';
import { nameFromEmail, type Profiles } from './profiles';
import { withinLimit } from '../waiting';

/** Milliseconds the visitor's name may hold up the news that they are signed in. */
const NAME_LIMIT = 1500;

/** Watches who is signed in; our own sign-ins have to run inside it. */
export interface UserWatch {
  /**
   * Runs one of our own sign-ins and publishes its user. Until it is done the SDK's own news waits: only the sign-in knows
   * the visitor's name. @throws AccountError
   */
  run<T extends { user: AccountUser }>(signIn: () => Promise<T>): Promise<T>;
}

/** Publishes the first known user and every change; a second time for the same user when their name came late. */
export function watchUser(
  auth: Auth,
  profiles: Profiles,
  publish: (user: AccountUser | null) => void,
): UserWatch {
  let running = 0;

  const tell = (user: User, userName: string) => {
    if (auth.currentUser?.uid === user.uid) publish(describeUser(user, userName));
  };

  async function announce(user: User | null): Promise<void> {
    if (user === null) {
      publish(null);
      return;
    }
    const name = profiles.nameOf(user);
    const inTime = await withinLimit(name, NAME_LIMIT);
    tell(user, inTime ?? nameFromEmail(user));
    if (inTime === undefined) tell(user, await name);
  }

  onAuthStateChanged(auth, (user) => {
    if (running === 0) void announce(user);
  });

  return {
    async run(signIn) {
      running += 1;
      try {
        const result = await signIn();
        publish(result.user);
        return result;
      } catch (error) {
        void announce(auth.currentUser);
        throw toAccountError(error);
      } finally {
        running -= 1;
      }
    },
  };
}

/** A user of the SDK as the product knows them. Only an https picture is taken over: firestore.rules refuses others. */
export function describeUser(user: User, userName: string): AccountUser {
  const photo = user.photoURL?.startsWith('https://') ? user.photoURL : null;
  return { uid: user.uid, email: user.email ?? '', userName, photo };
}

/** The same, with the name read from the profile when that is quick enough. */
export async function describeNamed(user: User, profiles: Profiles): Promise<AccountUser> {
  return describeUser(user, (await withinLimit(profiles.nameOf(user), NAME_LIMIT)) ?? nameFromEmail(user));
}
