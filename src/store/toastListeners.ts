import type { PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';
import type { Reaction, States } from './reactions';
import { toastShown, type NewToast } from './toastsSlice';

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

/** Turns actions into toasts. */
export const toasts =
  <State>(listeners: readonly ToastListener<State>[]): Reaction<State> =>
  (action, states, dispatch) => {
    for (const toast of listeners.flatMap((listener) => listener(action, states)))
      dispatch(toastShown(toast));
  };
