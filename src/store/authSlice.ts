import { createSlice } from '@reduxjs/toolkit';
import type { AccountProblem, AccountUser } from '../domain/accounts';
import { isPremiumTemplate, type TemplateNumber } from '../domain/access';
import {
  accountFormLeft,
  authTimedOut,
  signedIn,
  signedOut,
  requestFailed,
  requestStarted,
  type AccountRequest,
} from './authFacts';

/** The visitor's auth state; only `signedIn` has a user. */
type Visitor =
  | { readonly status: 'checking' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: AccountUser };

/** Whether a template is open to the visitor; `checking` until the auth state is known. */
export type Gate = 'checking' | 'locked' | 'open';

interface AuthState {
  visitor: Visitor;
  /** Its identity tells it from an earlier one that the visitor has left. */
  pending: { readonly request: AccountRequest } | null;
  /** The problem with the last request, if it failed. */
  problem: (AccountProblem & { request: AccountRequest }) | null;
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
      .addCase(requestStarted, (state, { payload }) => {
        // The problem stays until the answer: without its message, the button would move from under the pointer.
        state.pending = payload;
      })
      .addCase(signedIn, (state, { payload }) => {
        state.visitor = { status: 'signedIn', user: payload.user };
        // Another tab can sign in while the form's own request is pending.
        if (payload.via !== 'session') state.pending = null;
        state.problem = null;
        state.isAssumed = false;
      })
      .addCase(requestFailed, (state, { payload }) => {
        state.pending = null;
        state.problem = { request: payload.request, ...payload.problem };
      })
      .addCase(signedOut, (state, { payload }) => {
        state.visitor = { status: 'signedOut' };
        if (state.pending?.request === payload.by) state.pending = null;
        state.isAssumed = false;
      })
      .addCase(authTimedOut, (state) => {
        state.visitor = { status: 'signedOut' };
        state.isAssumed = true;
      })
      .addCase(accountFormLeft, (state) => {
        state.problem = null;
        if (state.pending?.request !== 'deletion') state.pending = null;
      }),
  selectors: {
    selectAuthStatus: ({ visitor }) => visitor.status,
    selectUser: ({ visitor }) => (visitor.status === 'signedIn' ? visitor.user : null),
    selectPendingAuth: ({ pending }) => pending?.request ?? null,
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
