import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type Auth,
  type PopupRedirectResolver,
  type UserCredential,
} from 'firebase/auth';
import { loadStandInGapi } from './standInGapi';

/** What the SDK, whose version is pinned, keeps to itself of its resolver. */
interface Resolver {
  /** On phones and in Safari. */
  readonly _shouldInitProactively: boolean;
  /** Loads gapi and its frame, once. */
  _initialize(auth: Auth): Promise<unknown>;
}

let prepared: Resolver | undefined;
const resolver = (): Resolver =>
  (prepared ??= new (browserPopupRedirectResolver as unknown as new () => Resolver)());
/** The SDK calls `new` on the resolver it is given, and asks later whether that made its instance: this one yields the prepared one. */
function preparedResolver(): PopupRedirectResolver {
  const only = resolver();
  const Prepared = function () {
    return only;
  };
  Prepared.prototype = Object.getPrototypeOf(only) as unknown;
  return Prepared;
}

/** Google's pop-up. */
export interface GooglePopup {
  /**
   * Loads what the pop-up needs: WebKit opens a window only in the same task as the press, so nothing may be left to wait for.
   * The SDK does this by itself only when it is given the resolver at its start, and then holds back the first answer.
   */
  prepare(): Promise<void>;
  /** @throws FirebaseError */
  open(): Promise<UserCredential>;
}

/** @param isLocal against the local Firebase, which brings a gapi of its own */
export function createGooglePopup(auth: Auth, isLocal: boolean): GooglePopup {
  const loadGapi = async () => {
    if (isLocal) await loadStandInGapi();
  };
  return {
    async prepare() {
      if (!resolver()._shouldInitProactively) return;
      await loadGapi();
      await resolver()._initialize(auth);
    },
    async open() {
      await loadGapi();
      return signInWithPopup(auth, googleProvider(), preparedResolver());
    },
  };
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  // Lets a visitor with several Google accounts choose, also the second time.
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}
