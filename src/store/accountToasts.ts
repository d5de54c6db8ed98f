import { TOAST_DEFAULT_POSITION, TOAST_TEXTS, type ToastPosition } from '../domain/toasts';
import {
  requestFailed,
  signedIn,
  signedOut,
  type AccountRequest,
  type SignedOutBy,
  type SignInVia,
} from './authFacts';
import { when, type ToastListener } from './toastListeners';
import type { NewToast } from './toastsSlice';

/** Position of each request's error toasts (specification, section 8). */
const ERROR_POSITIONS: Readonly<Record<AccountRequest, ToastPosition>> = {
  login: 'top-center',
  google: 'top-center',
  signUp: 'bottom-center',
  logout: TOAST_DEFAULT_POSITION,
  deletion: 'top-center',
};

const SUCCESS_TEXTS: Readonly<Record<SignInVia | SignedOutBy, string | null>> = {
  login: TOAST_TEXTS.loggedIn,
  signUp: TOAST_TEXTS.registered,
  google: TOAST_TEXTS.googleLoggedIn,
  logout: TOAST_TEXTS.loggedOut,
  deletion: 'Your account has been deleted.',
  session: null,
};

function toastsAbout(way: SignInVia | SignedOutBy, warnings: readonly string[]): readonly NewToast[] {
  const text = SUCCESS_TEXTS[way];
  return [
    ...(text ? [{ text, severity: 'success' as const }] : []),
    ...warnings.map((warning) => ({ text: warning, severity: 'warning' as const })),
  ];
}

/** Toasts about signing in and out. */
export const ACCOUNT_TOASTS: readonly ToastListener[] = [
  when(signedIn, ({ via, warnings }) => toastsAbout(via, warnings)),
  when(signedOut, ({ by, reason }) => toastsAbout(by, reason ? [reason] : [])),
  when(requestFailed, ({ request, problem }) => [
    {
      text: request === 'logout' ? TOAST_TEXTS.logOutFailed : problem.message,
      detail: problem.detail,
      severity: 'error',
      position: ERROR_POSITIONS[request],
    },
  ]),
];
