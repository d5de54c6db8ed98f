import { TOAST_TEXTS, type ToastPosition } from '../domain/toasts';
import {
  signedIn,
  signedOut,
  signInFailed,
  signOutFailed,
  type SignInForm,
  type SignInVia,
} from './authFacts';
import { when, type ToastListener } from './toastMiddleware';

/** Position of each form's error toasts (specification, section 8). */
const ERROR_POSITIONS: Readonly<Record<SignInForm, ToastPosition>> = {
  login: 'top-center',
  google: 'top-center',
  signUp: 'bottom-center',
};

const SUCCESS_TEXTS: Readonly<Record<SignInVia, string | null>> = {
  login: TOAST_TEXTS.loggedIn,
  signUp: TOAST_TEXTS.registered,
  google: TOAST_TEXTS.googleLoggedIn,
  session: null,
};

const PROFILE_NOT_SAVED =
  'You are signed in, but your profile could not be saved. Sign in again later to save it; nothing else is affected.';

/** Toasts about signing in and out. */
export const ACCOUNT_TOASTS: readonly ToastListener[] = [
  when(signedIn, ({ via, isProfileSaved }) => {
    const text = SUCCESS_TEXTS[via];
    return [
      ...(text ? [{ text, severity: 'success' as const }] : []),
      ...(isProfileSaved ? [] : [{ text: PROFILE_NOT_SAVED, severity: 'warning' as const }]),
    ];
  }),
  when(signInFailed, ({ form, problem }) => [
    { text: problem.message, detail: problem.detail, severity: 'error', position: ERROR_POSITIONS[form] },
  ]),
  when(signedOut, ({ by }) =>
    by === 'visitor' ? [{ text: TOAST_TEXTS.loggedOut, severity: 'success' }] : [],
  ),
  when(signOutFailed, ({ problem }) => [
    { text: TOAST_TEXTS.logOutFailed, detail: problem.detail, severity: 'error' },
  ]),
];
