import {
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signOut,
  updateCurrentUser,
  type User,
} from 'firebase/auth';
import { answered } from './answered';
import {
  accountError,
  DELETION_FAILED,
  HALF_DELETED,
  NOT_CONFIRMED,
  NOT_DELETED,
  toAccountError,
} from './errors';
import type { GooglePopup } from './googlePopup';
import type { Profiles } from './profiles';
import type { Sdk } from './sdk';
import { hasPassword } from './watchUser';

/** Which of them comes depends on the project's e-mail enumeration protection. */
const WRONG_PASSWORD = ['auth/invalid-credential', 'auth/wrong-password'];

/**
 * Deletes the signed-in account for good. Firebase requires a recent sign-in for that, so the visitor always confirms it first,
 * before anything is deleted. The profile goes next, because without the account no one may delete it. @throws AccountError
 */
export async function deleteAccount(
  { auth, unsharedAuth }: Pick<Sdk, 'auth' | 'unsharedAuth'>,
  profiles: Profiles,
  googlePopup: GooglePopup,
  password: string,
): Promise<void> {
  await updateCurrentUser(unsharedAuth, auth.currentUser);
  const user = unsharedAuth.currentUser;
  if (!user) throw accountError('auth/user-token-expired', 'No one is signed in.');
  const confirmed = hasPassword(user) ? confirmByPassword(user, password) : googlePopup.open(user);
  await confirmed.catch((error: unknown) => {
    throw toAccountError(error, DELETION_FAILED);
  });
  await answered(profiles.remove(user.uid)).catch(failAs(NOT_DELETED));
  await answered(deleteUser(user)).catch(failAs(HALF_DELETED));
  await signOut(auth);
}

function confirmByPassword(user: User, password: string): Promise<unknown> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  return answered(reauthenticateWithCredential(user, credential)).catch((error: unknown) => {
    const { code, detail } = toAccountError(error);
    throw WRONG_PASSWORD.includes(code) ? accountError(NOT_CONFIRMED, detail) : error;
  });
}

const failAs =
  (code: string) =>
  (error: unknown): never => {
    throw accountError(code, toAccountError(error).detail);
  };
