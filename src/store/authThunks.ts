import { AccountError, type AccountProblem } from '../domain/accounts';
import {
  authTimedOut,
  requestFailed,
  requestStarted,
  signedIn,
  signedOut,
  type AccountRequest,
  type SignInForm,
} from './authFacts';
import { selectAuthStatus, selectPendingAuth, selectUser } from './authSlice';
import type { Accounts, SignInResult, StoreDependencies } from './ports';
import type { AppThunk } from './store';

/** How long to wait for the auth state before treating the visitor as signed out, in ms. */
export const AUTH_WAIT_MS = 4000;

const UNKNOWN_PROBLEM = 'Something went wrong on our side. Please try again.';

function problemOf(error: unknown): AccountProblem {
  if (error instanceof AccountError)
    return { code: error.code, message: error.message, detail: error.detail };
  return {
    code: 'unknown',
    message: UNKNOWN_PROBLEM,
    detail: error instanceof Error ? error.message : String(error),
  };
}

/** Subscribes to the account for the lifetime of the page. Without an auth state, the check ends after `AUTH_WAIT_MS`. */
export const watchAccounts =
  (): AppThunk =>
  (dispatch, getState, { accounts }) => {
    const timer = setTimeout(() => dispatch(authTimedOut()), AUTH_WAIT_MS);
    accounts.watch((user, reason) => {
      clearTimeout(timer);
      const known = selectUser(getState());
      if (user && (known?.uid !== user.uid || known.userName !== user.userName))
        dispatch(signedIn({ user, via: 'session', warnings: [] }));
      if (!user && (reason || selectAuthStatus(getState()) !== 'signedOut')) {
        dispatch(signedOut({ by: 'session', reason }));
      }
    });
  };

/** Requests that may wait for Google's window; Firebase takes about ten seconds to notice that it was closed. */
const GIVE_WAY: readonly AccountRequest[] = ['google', 'deletion'];

/**
 * Makes one request at a time and ignores further ones, such as double clicks; those in `GIVE_WAY` give way to any other.
 * @param run makes the request and returns the fact to dispatch
 */
function accountThunk(
  request: AccountRequest,
  run: (dependencies: StoreDependencies) => Promise<ReturnType<typeof signedIn | typeof signedOut>>,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, dependencies) => {
    const pending = selectPendingAuth(getState());
    if (pending === request || (pending && !GIVE_WAY.includes(pending))) return;
    const { payload: started } = dispatch(requestStarted({ request }));
    try {
      dispatch(await run(dependencies));
    } catch (error) {
      // If the visitor has left the form, or moved on to another, this failure no longer matters.
      if (getState().auth.pending === started)
        dispatch(requestFailed({ request, problem: problemOf(error) }));
    }
  };
}

const signInThunk = (form: SignInForm, request: (accounts: Accounts) => Promise<SignInResult>) =>
  accountThunk(form, async ({ accounts }) => signedIn({ ...(await request(accounts)), via: form }));

/** Call when a sign-in form gets attention, to preload what it needs while the visitor types. */
export const prepareSignIn =
  (): AppThunk =>
  (_dispatch, _getState, { accounts }) => {
    accounts.prepare();
  };

/** What a login form takes. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface NewAccount extends Credentials {
  readonly userName: string;
}

// Plain thunks, because createAsyncThunk would put the password in the action log.
export const logIn = ({ email, password }: Credentials) =>
  signInThunk('login', (accounts) => accounts.signIn(email, password));

export const signUp = ({ userName, email, password }: NewAccount) =>
  signInThunk('signUp', (accounts) => accounts.signUp(userName, email, password));

export const logInWithGoogle = () => signInThunk('google', (accounts) => accounts.signInWithGoogle());

export const logOut = () =>
  accountThunk('logout', async ({ accounts }) => {
    await accounts.signOut();
    return signedOut({ by: 'logout' });
  });

/** Deletes the visitor's account and its profile, and leads to the home page. @param password ignored with Google */
export const deleteAccount = (password: string) =>
  accountThunk('deletion', async ({ accounts, navigation }) => {
    await accounts.deleteAccount(password);
    navigation.goTo('/home');
    return signedOut({ by: 'deletion' });
  });
