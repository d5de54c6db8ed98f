import { createAction } from '@reduxjs/toolkit';
import type { AccountProblem, AccountUser } from '../domain/accounts';

/** Ways to be signed in: three forms, and a session restored from an earlier visit. */
export type SignInForm = 'login' | 'signUp' | 'google';
export type SignInVia = SignInForm | 'session';

/** Account events. Separate from the slice because the reducer that hosts the machines handles them too. */
export const signInStarted = createAction<{ form: SignInForm }>('auth/signInStarted');
export const signedIn = createAction<{ user: AccountUser; via: SignInVia; isProfileSaved: boolean }>(
  'auth/signedIn',
);
export const signInFailed = createAction<{ form: SignInForm; problem: AccountProblem }>('auth/signInFailed');
export const signOutStarted = createAction('auth/signOutStarted');
/** `by: 'session'` if the visitor didn't request it here: at startup, or signed out in another tab. */
export const signedOut = createAction<{ by: 'visitor' | 'session' }>('auth/signedOut');
export const signOutFailed = createAction<{ problem: AccountProblem }>('auth/signOutFailed');
/** The auth state did not arrive in time; the visitor counts as signed out until it does. */
export const authTimedOut = createAction('auth/timedOut');
/** A form was left or reopened, so its previous problem no longer applies. */
export const signInProblemDismissed = createAction('auth/problemDismissed');
/** The tools were added to the store; tells their machines whether the visitor is signed in. */
export const toolsOpened = createAction<{ isSignedIn: boolean }>('tools/opened');
