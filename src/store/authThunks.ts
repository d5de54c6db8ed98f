import { AccountError, type AccountProblem } from '../domain/accounts';
import {
  authTimedOut,
  signedIn,
  signedOut,
  signInFailed,
  signInStarted,
  signOutFailed,
  signOutStarted,
  type SignInForm,
} from './authFacts';
import { selectAuthStatus, selectPendingAuth, selectUser } from './authSlice';
import type { SignInResult } from './ports';
import type { AppThunk } from './types';

/** How long nothing that depends on the visitor is drawn while no auth answer comes, in ms. */
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

/**
 * Follows the account for as long as the page lives.
 * @returns a promise that resolves with the first answer, or after four seconds without one
 */
export const watchAccounts =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { accounts }) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        dispatch(authTimedOut());
        resolve();
      }, AUTH_WAIT_MS);
      accounts.subscribe((user) => {
        clearTimeout(timer);
        const known = selectUser(getState());
        const isNews = user ? known?.uid !== user.uid || known.userName !== user.userName : true;
        // While Logout runs, its own thunk tells the news, with the toast that belongs to it.
        const isOwnNews = !user && selectPendingAuth(getState()) === 'logout';
        if (user && isNews) dispatch(signedIn({ user, via: 'session', isProfileSaved: true }));
        if (!user && !isOwnNews && (known || selectAuthStatus(getState()) !== 'signedOut')) {
          dispatch(signedOut({ by: 'session' }));
        }
        resolve();
      });
    });

/** Runs one sign-in request at a time; a second one, or a double click, is ignored. */
function signInThunk(
  form: SignInForm,
  request: (accounts: Parameters<AppThunk>[2]['accounts']) => Promise<SignInResult>,
) {
  const thunk: AppThunk<Promise<void>> = async (dispatch, getState, { accounts }) => {
    if (selectPendingAuth(getState())) return;
    dispatch(signInStarted({ form }));
    try {
      dispatch(signedIn({ ...(await request(accounts)), via: form }));
    } catch (error) {
      dispatch(signInFailed({ form, problem: problemOf(error) }));
    }
  };
  return thunk;
}

/** Somebody reaches for a sign-in form: what it will need is loaded while the visitor types. */
export const prepareSignIn =
  (): AppThunk =>
  (_dispatch, _getState, { accounts }) => {
    accounts.prepare();
  };

export interface Credentials {
  email: string;
  password: string;
}

// Plain thunks, not createAsyncThunk: that one would put the password into the action log.
export const logIn = ({ email, password }: Credentials) =>
  signInThunk('login', async (accounts) => ({
    user: await accounts.signIn(email, password),
    isProfileSaved: true,
  }));

export const signUp = ({ userName, email, password }: Credentials & { userName: string }) =>
  signInThunk('signUp', (accounts) => accounts.signUp(userName, email, password));

export const logInWithGoogle = () => signInThunk('google', (accounts) => accounts.signInWithGoogle());

export const logOut =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { accounts }) => {
    if (selectPendingAuth(getState())) return;
    dispatch(signOutStarted());
    try {
      await accounts.signOut();
      dispatch(signedOut({ by: 'visitor' }));
    } catch (error) {
      dispatch(signOutFailed({ problem: problemOf(error) }));
    }
  };
