import type { User } from 'firebase/auth';
import { deleteDoc, doc, getDoc, setDoc, type Firestore } from 'firebase/firestore/lite';
import { openTabChannel } from '../tabChannel';
import { delay, withinLimit } from '../waiting';

/** The document `Users/{uid}`; `photo` only after Google sign-in (firestore.rules accepts exactly this). */
export interface Profile {
  readonly email: string;
  readonly userName: string;
  readonly photo?: string | null;
}

/** Delays before each attempt to write a profile, and the time limit of an attempt, in ms; within `answered`'s limit. */
const TRIES = [0, 400, 1200];
const TRY_LIMIT = 2000;

const CHANNEL = 'empowering-innovation/profiles';

/** Whose document a tab has written, and the name in it. */
interface ProfileNews {
  readonly uid: string;
  readonly userName: string;
}

export type Profiles = ReturnType<typeof createProfiles>;

/** Access to the collection Users of a database; caches names. */
export function createProfiles(db: Firestore) {
  const names = new Map<string, Promise<string>>();
  const news = openTabChannel<ProfileNews>(CHANNEL);
  const reference = (uid: string) => doc(db, 'Users', uid);

  async function write(uid: string, profile: Profile): Promise<boolean> {
    const written = setDoc(reference(uid), { ...profile }).then(() => true);
    return (await withinLimit(written, TRY_LIMIT)) ?? false;
  }

  async function read(user: User): Promise<string> {
    const document = await getDoc(reference(user.uid));
    const userName: unknown = document.get('userName');
    return typeof userName === 'string' && userName !== '' ? userName : nameFromEmail(user);
  }

  return {
    /** Writes the document, with retries. @returns false if every attempt failed */
    async save(uid: string, profile: Profile) {
      names.set(uid, Promise.resolve(profile.userName));
      for (const wait of TRIES) {
        await delay(wait);
        try {
          if (await write(uid, profile)) {
            news.post({ uid, userName: profile.userName });
            return true;
          }
        } catch (error) {
          // A retry would be denied too.
          if (isRefused(error)) return false;
        }
      }
      return false;
    },

    /** Deletes the document, if there is one. @throws FirestoreError */
    remove: (uid: string) => deleteDoc(reference(uid)),

    /** The visitor's name: from the account, the document, or the local part of the e-mail, in that order. Never rejects. */
    nameOf(user: User): Promise<string> {
      if (user.displayName) return Promise.resolve(user.displayName);
      const known = names.get(user.uid);
      if (known) return known;
      const name = read(user).catch(() => {
        names.delete(user.uid);
        return nameFromEmail(user);
      });
      names.set(user.uid, name);
      return name;
    },

    /** Calls `listener` when another tab has written a document, which this one may have looked for too early. */
    onSavedElsewhere: (listener: (uid: string) => void) =>
      void news.listen(({ uid, userName }) => {
        names.set(uid, Promise.resolve(userName));
        listener(uid);
      }),
  };
}

/** Fallback name: the part of the e-mail before the @. */
export function nameFromEmail({ email }: Pick<User, 'email'>): string {
  return email?.split('@')[0] ?? '';
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
