import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { ResumeListName } from '../domain/resume/entities';
import { LIST_SPECS } from '../domain/resume/lists';
import { TOAST_TEXTS, type ToastPosition } from '../domain/toasts';
import {
  signedIn,
  signedOut,
  signInFailed,
  signOutFailed,
  type SignInForm,
  type SignInVia,
} from './authFacts';
import { selectIsAuthAssumed } from './authSlice';
import { isFlowAction } from './flows';
import { storageProblemFound } from './persistence';
import type { itemRemoved } from './resumeSlice';
import { itemRestored, resumeSlice, type ItemRestored } from './resumeSlice';
import type { AppDispatch, RootState } from './rootReducer';
import { toastShown } from './toastsSlice';

/** Where the errors of each form stand (specification, section 8). */
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
const AUTH_UNSURE = 'We could not check whether you are signed in. Check the connection, then log in again.';
const STORAGE_UNUSABLE =
  'This tab can’t save what you type. Keep it open until you have downloaded your work.';

/** Turns facts into toasts. The toast host draws them; nothing else speaks to the visitor this way. */
export function createToastListeners() {
  const listeners = createListenerMiddleware<RootState, AppDispatch>();
  const { startListening } = listeners;
  addAuthToasts(startListening);
  addUndoToast(startListening);
  addStorageToast(startListening);
  return listeners.middleware;
}

type StartListening = ReturnType<typeof createListenerMiddleware<RootState, AppDispatch>>['startListening'];

function addAuthToasts(startListening: StartListening): void {
  startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch }) => {
      const text = SUCCESS_TEXTS[payload.via];
      if (text) dispatch(toastShown({ text, severity: 'success' }));
      if (!payload.isProfileSaved) dispatch(toastShown({ text: PROFILE_NOT_SAVED, severity: 'warning' }));
    },
  });
  startListening({
    actionCreator: signInFailed,
    effect: ({ payload: { form, problem } }, { dispatch }) => {
      dispatch(
        toastShown({
          text: problem.message,
          detail: problem.detail,
          severity: 'error',
          position: ERROR_POSITIONS[form],
        }),
      );
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: ({ payload }, { dispatch }) => {
      if (payload.by === 'visitor')
        dispatch(toastShown({ text: TOAST_TEXTS.loggedOut, severity: 'success' }));
    },
  });
  startListening({
    actionCreator: signOutFailed,
    effect: ({ payload }, { dispatch }) => {
      dispatch(
        toastShown({ text: TOAST_TEXTS.logOutFailed, detail: payload.problem.detail, severity: 'error' }),
      );
    },
  });
  // "Signed out" may be wrong while no answer came; say so only at a gate, where it matters.
  startListening({
    predicate: (action, state) =>
      isFlowAction(action) && action.type === 'flow/loginPopup/OPEN' && selectIsAuthAssumed(state),
    effect: (_action, { dispatch }) => {
      dispatch(toastShown({ text: AUTH_UNSURE, severity: 'warning' }));
    },
  });
}

/** The removed entry, its place and its list, from the state before the removal. */
function removedItem(state: RootState, list: ResumeListName, id: number): ItemRestored | undefined {
  const items: readonly { id: number }[] = state.resume[list];
  const index = items.findIndex((item) => item.id === id);
  // List and entry come from the same place, which the union type can't see.
  return index < 0 ? undefined : ({ list, index, item: items[index] } as ItemRestored);
}

function addUndoToast(startListening: StartListening): void {
  startListening({
    actionCreator: resumeSlice.actions.itemRemoved,
    effect: ({ payload }: ReturnType<typeof itemRemoved>, { dispatch, getOriginalState }) => {
      const removed = removedItem(getOriginalState(), payload.list, payload.id);
      if (!removed) return;
      dispatch(
        toastShown({
          text: `${nameOf(removed)} removed`,
          action: { label: 'Undo', dispatches: itemRestored(removed) },
        }),
      );
    },
  });
}

/** What a visitor would call the entry: its first filled field, else the list's noun. */
function nameOf({ list, item }: ItemRestored): string {
  const noun = LIST_SPECS[list].noun;
  const typed = Object.entries(item).find(([field, value]) => field !== 'id' && String(value).trim() !== '');
  return typed ? String(typed[1]).trim() : noun.charAt(0).toUpperCase() + noun.slice(1);
}

function addStorageToast(startListening: StartListening): void {
  const unsubscribe = startListening({
    actionCreator: storageProblemFound,
    effect: ({ payload }, { dispatch }) => {
      // A damaged key costs only itself, and nothing can be done about it; a storage that takes nothing matters, once.
      if (payload.kind === 'damaged') return;
      unsubscribe();
      dispatch(toastShown({ text: STORAGE_UNUSABLE, severity: 'warning' }));
    },
  });
}
