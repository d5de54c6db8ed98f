import type { Middleware, PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';
import { toastShown, type NewToast } from './toastsSlice';

/** The state before and after an action. */
export interface States<State> {
  readonly before: State;
  readonly after: State;
}

/** Returns the toasts for an action, usually none. */
export type ToastListener<State = unknown> = (
  action: UnknownAction,
  states: States<State>,
) => readonly NewToast[];

/** Creates a listener for one action type. */
export function when<Payload, State = unknown>(
  fact: PayloadActionCreator<Payload>,
  toastsFor: (payload: Payload, states: States<State>) => readonly NewToast[],
): ToastListener<State> {
  return (action, states) => (fact.match(action) ? toastsFor(action.payload as Payload, states) : []);
}

/** Turns actions into toasts. All toasts go through here. */
export function toastMiddleware<State>(
  listeners: readonly ToastListener<State>[],
): Middleware<object, State> {
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
