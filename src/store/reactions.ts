import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';

/** The state before and after an action. */
export interface States<State> {
  readonly before: State;
  readonly after: State;
}

/** What follows from an action once the reducers are done: toasts, effects, a log. */
export type Reaction<State> = (action: UnknownAction, states: States<State>, dispatch: Dispatch) => void;

/**
 * Calls the reactions after each live action; Redux DevTools replays reducers only.
 * @param reactions may grow
 * @param latest returns the latest state, even while DevTools shows an earlier one
 */
export const reacting =
  <State>(reactions: readonly Reaction<State>[], latest: () => State): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const before = latest();
    const result = next(action);
    const states = { before, after: latest() };
    for (const react of reactions) react(action as UnknownAction, states, dispatch);
    return result;
  };
