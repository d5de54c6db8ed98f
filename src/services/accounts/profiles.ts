import type { User } from 'firebase/auth';
import { doc, getDoc, setDoc, type Firestore } from 'firebase/firestore/lite';
import { delay, withinLimit } from '../waiting';

/** The document `Users/{uid}`; `photo` only after Google sign-in (firestore.rules accepts exactly this). */
interface Profile {
  readonly email: string;
  readonly userName: string;
  readonly photo?: string | null;
}

/** Milliseconds to wait before each try to write a profile, and how long one try may take. */
const TRIES = [0, 400, 1200];
const TRY_LIMIT = 3000;

/** The documents of the collection Users. */
export interface Profiles {
  /** Writes the document, trying again when that fails. @returns false when every try failed */
  save(uid: string, profile: Profile): Promise<boolean>;
  /** The visitor's name: from the account, else from the document, else the first part of the e-mail. Never rejects. */
  nameOf(user: User): Promise<string>;
}

/** The profiles of one database, with a memory for the names read so far. */
export function createProfiles(db: Firestore): Profiles {
  const names = new Map<string, Promise<string>>();
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
    async save(uid, profile) {
      names.set(uid, Promise.resolve(profile.userName));
      for (const wait of TRIES) {
        await delay(wait);
        try {
          if (await write(uid, profile)) return true;
        } catch (error) {
          // The rules would refuse the same document again.
          if (isRefused(error)) return false;
        }
      }
      return false;
    },

    nameOf(user) {
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
  };
}

/** What to call a visitor whose name isn't known: the part of the e-mail before the @. */
export function nameFromEmail({ email }: Pick<User, 'email'>): string {
  return email?.split('@')[0] ?? '';
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied';
}
