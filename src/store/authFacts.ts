import { createAction } from '@reduxjs/toolkit';
import type { AccountProblem, AccountUser } from '../domain/accounts';

/** Ways to be signed in: three forms, and a session restored from an earlier visit. */
export type SignInForm = 'login' | 'signUp' | 'google';
export type SignInVia = SignInForm | 'session';

/** Ways to be signed out: on request, or by the session: at startup, or in another tab. */
export type SignedOutBy = 'logout' | 'deletion' | 'session';
/** What a visitor can request of the account service, one at a time. */
export type AccountRequest = SignInForm | Exclude<SignedOutBy, 'session'>;

/** Account events. Separate from the slice because the reducer that hosts the machines handles them too. */
export const requestStarted = createAction<{ request: AccountRequest }>('auth/requestStarted');
export const requestFailed = createAction<{ request: AccountRequest; problem: AccountProblem }>(
  'auth/requestFailed',
);
/** `warnings` are sentences for the visitor about what the sign-in could not do. */
export const signedIn = createAction<{ user: AccountUser; via: SignInVia; warnings: readonly string[] }>(
  'auth/signedIn',
);
/** `reason` is a sentence for a visitor whose session ended by itself. */
export const signedOut = createAction<{ by: SignedOutBy; reason?: string | undefined }>('auth/signedOut');
/** The auth state did not arrive in time; the visitor counts as signed out until it does. */
export const authTimedOut = createAction('auth/timedOut');
/** A form was left: its problem is over, and a sign-in that fails from now on is not reported. A failed deletion still is. */
export const accountFormLeft = createAction('auth/formLeft');
/** The tools were added to the store; tells their machines whether the visitor is signed in. */
export const toolsOpened = createAction<{ isSignedIn: boolean }>('tools/opened');
