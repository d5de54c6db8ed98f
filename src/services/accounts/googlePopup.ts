import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  type PopupRedirectResolver,
  reauthenticateWithPopup,
  signInWithPopup,
  type User,
} from 'firebase/auth';

/** Private members of the SDK's resolver; its version is pinned. */
interface Resolver {
  /** True on phones and in Safari. */
  readonly _shouldInitProactively: boolean;
  /** Loads gapi and its iframe, once. */
  _initialize(auth: Auth): Promise<unknown>;
}

let prepared: Resolver | undefined;
const resolver = (): Resolver => (prepared ??= new (browserPopupRedirectResolver as new () => Resolver)());

/** A resolver class whose constructor returns the prepared instance; the SDK instantiates it and checks the instance's type. */
function preparedResolver(): PopupRedirectResolver {
  const only = resolver();
  const Prepared = function () {
    return only;
  };
  Prepared.prototype = Object.getPrototypeOf(only) as unknown;
  return Prepared;
}

export type GooglePopup = ReturnType<typeof createGooglePopup>;

/**
 * @param auth signs in by the pop-up; a user who confirms must be its own
 * @param isLocal whether to use the local Firebase, which serves its own gapi
 */
export function createGooglePopup(auth: Auth, isLocal: boolean) {
  const loadGapi = async () => {
    if (isLocal) await loadStandInGapi();
  };
  return {
    /**
     * Preloads what the pop-up needs, because WebKit only opens a window in the same task as the click.
     * The SDK preloads it only if initialized with the resolver, but that delays the initial auth state.
     */
    async prepare() {
      if (!resolver()._shouldInitProactively) return;
      await loadGapi();
      await resolver()._initialize(auth);
    },
    /** Signs in, or lets a signed-in user confirm who they are. @throws FirebaseError */
    async open(user?: User) {
      await loadGapi();
      return user
        ? reauthenticateWithPopup(user, googleProvider(), preparedResolver())
        : signInWithPopup(auth, googleProvider(), preparedResolver());
    },
  };
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider();
  // Let visitors with several Google accounts choose every time.
  provider.setCustomParameters({ prompt: 'select_account' });
  return provider;
}

const ADDRESS = '/emulator/scripts/gapi';

let loading: Promise<void> | undefined;

/**
 * Loads the part of gapi that the SDK's pop-up needs from the local Firebase. Otherwise the SDK fetches the real one from
 * apis.google.com, even with an emulator. @throws Error when the script can't be loaded; the next call retries
 */
function loadStandInGapi(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = ADDRESS;
    script.onload = () => resolve();
    script.onerror = () => {
      loading = undefined;
      script.remove();
      reject(new Error(`${ADDRESS} could not be loaded.`));
    };
    document.head.append(script);
  });
  return loading;
}
