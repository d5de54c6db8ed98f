import { createAction } from '@reduxjs/toolkit';
import type { AccountProblem, AccountUser } from '../domain/accounts';

/** The ways in: three forms, and a session that an earlier visit left open. */
export type SignInForm = 'login' | 'signUp' | 'google';
export type SignInVia = SignInForm | 'session';

/** Facts about the account. They stand apart from the slice because the machines' host listens to them too. */
export const signInStarted = createAction<{ form: SignInForm }>('auth/signInStarted');
export const signedIn = createAction<{ user: AccountUser; via: SignInVia; isProfileSaved: boolean }>(
  'auth/signedIn',
);
export const signInFailed = createAction<{ form: SignInForm; problem: AccountProblem }>('auth/signInFailed');
export const signOutStarted = createAction('auth/signOutStarted');
/** `by: 'session'` when it was found so, not asked for: at the start, or in another tab. */
export const signedOut = createAction<{ by: 'visitor' | 'session' }>('auth/signedOut');
export const signOutFailed = createAction<{ problem: AccountProblem }>('auth/signOutFailed');
/** No answer came in time; the visitor is treated as signed out until one does. */
export const authTimedOut = createAction('auth/timedOut');
/** A form was left or reopened: its old problem has nothing to say any more. */
export const signInProblemDismissed = createAction('auth/problemDismissed');
/** The tools have come into the store, and their machines learn who stands before them. */
export const toolsOpened = createAction<{ isSignedIn: boolean }>('tools/opened');
