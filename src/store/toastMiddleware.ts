import type { Middleware, PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import { toastShown, type NewToast } from './toastsSlice';

/** The state before and after an action. */
export interface States {
  readonly before: RootState;
  readonly after: RootState;
}

/** Returns the toasts for an action, usually none. */
export type ToastListener = (action: UnknownAction, states: States) => readonly NewToast[];

/** Creates a listener for one action type. */
export function when<Payload>(
  fact: PayloadActionCreator<Payload>,
  toastsFor: (payload: Payload, states: States) => readonly NewToast[],
): ToastListener {
  return (action, states) => (fact.match(action) ? toastsFor(action.payload as Payload, states) : []);
}

/** Turns actions into toasts. All toasts go through here. */
export function toastMiddleware(listeners: readonly ToastListener[]): Middleware<object, RootState> {
  return (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const states = { before, after: api.getState() };
    for (const listener of listeners) {
      for (const toast of listener(action as UnknownAction, states)) api.dispatch(toastShown(toast));
    }
    return result;
  };
}
