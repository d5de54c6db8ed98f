import type { Middleware, PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import { toastShown, type NewToast } from './toastsSlice';

/** The state before and after the fact. */
export interface States {
  readonly before: RootState;
  readonly after: RootState;
}

/** Says which toasts an action is worth; most are worth none. */
export type ToastListener = (action: UnknownAction, states: States) => readonly NewToast[];

/** A listener for one fact. */
export function when<Payload>(
  fact: PayloadActionCreator<Payload>,
  tell: (payload: Payload, states: States) => readonly NewToast[],
): ToastListener {
  return (action, states) => (fact.match(action) ? tell(action.payload as Payload, states) : []);
}

/** Turns facts into toasts. The toast host draws them; nothing else speaks to the visitor this way. */
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
