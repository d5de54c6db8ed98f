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

/** Who the visitor is. A union, so that nobody is signed in and unknown at once. */
export type Visitor =
  | { readonly status: 'checking' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: AccountUser };

export interface AuthState {
  visitor: Visitor;
  /** The request that is running, if one is. */
  pending: SignInForm | 'logout' | null;
  /** What the last request of a form came to, while it failed. */
  problem: (AccountProblem & { form: SignInForm }) | null;
  /** True while "signed out" is only an assumption, because no answer came in time. */
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
  initialState: initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(signInStarted, (state, { payload }) => {
        state.pending = payload.form;
        state.problem = null;
      })
      .addCase(signedIn, (state, { payload }) => {
        state.visitor = { status: 'signedIn', user: payload.user };
        // The subscription can know of the visitor before the form's own request has ended.
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
    /** Premium templates are locked for everyone who isn't known to be signed in. */
    selectIsTemplateLocked: ({ visitor }, template: TemplateNumber) =>
      isPremiumTemplate(template) && visitor.status !== 'signedIn',
  },
});

export const {
  selectAuthStatus,
  selectUser,
  selectPendingAuth,
  selectSignInProblem,
  selectIsAuthAssumed,
  selectIsTemplateLocked,
} = authSlice.selectors;
