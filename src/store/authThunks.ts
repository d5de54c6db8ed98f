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
    accounts.subscribe((user) => {
      clearTimeout(timer);
      const known = selectUser(getState());
      const isNew = user ? known?.uid !== user.uid || known.userName !== user.userName : true;
      // A pending logout dispatches `signedOut` itself, so that its toast is shown.
      const isOwnLogout = !user && selectPendingAuth(getState()) === 'logout';
      if (user && isNew) dispatch(signedIn({ user, via: 'session', isProfileSaved: true }));
      if (!user && !isOwnLogout && (known || selectAuthStatus(getState()) !== 'signedOut')) {
        dispatch(signedOut({ by: 'session' }));
      }
    });
  };

/**
 * Runs one sign-in request at a time and ignores further ones, such as double clicks. Only Google's gives way to another form,
 * because Firebase takes about ten seconds to notice that its window was closed.
 */
function signInThunk(
  form: SignInForm,
  request: (accounts: Parameters<AppThunk>[2]['accounts']) => Promise<SignInResult>,
) {
  const thunk: AppThunk<Promise<void>> = async (dispatch, getState, { accounts }) => {
    const pending = selectPendingAuth(getState());
    if (pending && (pending !== 'google' || form === 'google')) return;
    dispatch(signInStarted({ form }));
    try {
      dispatch(signedIn({ ...(await request(accounts)), via: form }));
    } catch (error) {
      // If the visitor has moved on to another form, this failure no longer matters.
      if (selectPendingAuth(getState()) === form) dispatch(signInFailed({ form, problem: problemOf(error) }));
    }
  };
  return thunk;
}

/** Call when a sign-in form gets attention, to preload what it needs while the visitor types. */
export const prepareSignIn =
  (): AppThunk =>
  (_dispatch, _getState, { accounts }) => {
    accounts.prepare();
  };

export interface Credentials {
  email: string;
  password: string;
}

// Plain thunks, because createAsyncThunk would put the password in the action log.
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
