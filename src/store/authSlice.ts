import { createSlice } from '@reduxjs/toolkit';
import type { AccountProblem, AccountUser } from '../domain/accounts';
import { isPremiumTemplate, type TemplateNumber } from '../domain/access';
import {
  authTimedOut,
  signedIn,
  signedOut,
  signInFailed,
  signInProblemDismissed,
  signInStarted,
  signOutFailed,
  signOutStarted,
  type SignInForm,
} from './authFacts';

/** The visitor's auth state; only `signedIn` has a user. */
export type Visitor =
  | { readonly status: 'checking' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: AccountUser };

/** Whether a template is open to the visitor; `checking` until the auth state is known. */
export type Gate = 'checking' | 'locked' | 'open';

export interface AuthState {
  visitor: Visitor;
  /** The pending request, if any. */
  pending: SignInForm | 'logout' | null;
  /** The problem with the last request, if it failed. */
  problem: (AccountProblem & { form: SignInForm }) | null;
  /** True while "signed out" is only assumed because the auth state timed out. */
  isAssumed: boolean;
}

const initialState: AuthState = {
  visitor: { status: 'checking' },
  pending: null,
  problem: null,
  isAssumed: false,
};

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signInStarted, (state, { payload }) => {
        state.pending = payload.form;
        state.problem = null;
      })
      .addCase(signedIn, (state, { payload }) => {
        state.visitor = { status: 'signedIn', user: payload.user };
        // The subscription can report the user before the form's own request resolves.
        if (payload.via !== 'session') state.pending = null;
        state.problem = null;
        state.isAssumed = false;
      })
      .addCase(signInFailed, (state, { payload }) => {
        state.pending = null;
        state.problem = { form: payload.form, ...payload.problem };
      })
      .addCase(signOutStarted, (state) => {
        state.pending = 'logout';
      })
      .addCase(signedOut, (state) => {
        state.visitor = { status: 'signedOut' };
        if (state.pending === 'logout') state.pending = null;
        state.isAssumed = false;
      })
      .addCase(signOutFailed, (state) => {
        state.pending = null;
      })
      .addCase(authTimedOut, (state) => {
        state.visitor = { status: 'signedOut' };
        state.isAssumed = true;
      })
      .addCase(signInProblemDismissed, (state) => {
        state.problem = null;
      }),
  selectors: {
    selectAuthStatus: ({ visitor }) => visitor.status,
    selectUser: ({ visitor }) => (visitor.status === 'signedIn' ? visitor.user : null),
    selectPendingAuth: ({ pending }) => pending,
    selectSignInProblem: ({ problem }) => problem,
    selectIsAuthAssumed: ({ isAssumed }) => isAssumed,
    selectGate: ({ visitor }, template: TemplateNumber): Gate => {
      if (visitor.status === 'signedIn' || !isPremiumTemplate(template)) return 'open';
      return visitor.status === 'signedOut' ? 'locked' : 'checking';
    },
  },
});

export const {
  selectAuthStatus,
  selectUser,
  selectPendingAuth,
  selectSignInProblem,
  selectIsAuthAssumed,
  selectGate,
} = authSlice.selectors;
