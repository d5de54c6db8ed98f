import type { UnknownAction } from '@reduxjs/toolkit';
import { storeWith } from './fakes';

/** A tab in which a resume is edited. */
export function openTab() {
  const { store } = storeWith();
  return {
    dispatch: (...actions: UnknownAction[]) => actions.forEach((action) => void store.dispatch(action)),
    state: store.getState,
    resume: () => store.getState().resume,
    history: () => store.getState().resumeHistory,
    toasts: () => store.getState().toasts.shown.map(({ text }) => text),
    /** The action of the toast with this text. */
    actionOf: (text: string) => {
      const action = store.getState().toasts.shown.find((toast) => toast.text === text)?.action;
      if (!action) throw new Error(`No toast says ${text}`);
      return action.dispatches;
    },
  };
}
