import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, persistReducer, REHYDRATE, type PersistState } from 'redux-persist';
import type { MirroredState } from './mirrorEntries';
import type { SessionMirror } from './sessionMirror';

const KEY = 'session';

/** redux-persist's bookkeeping, hidden from the state's type. */
interface Persisted {
  readonly _persist: PersistState;
}

const isPersisted = <State extends object>(state: Partial<State> | undefined): state is State & Persisted =>
  state !== undefined && '_persist' in state;

/** Whether redux-persist's action lacks its callback, which happens when it comes from an imported log. */
const lacksCallback = (action: UnknownAction): boolean =>
  action.type === FLUSH && typeof action.result !== 'function';

/**
 * Wraps the reducer so that redux-persist keeps its state in the mirror. The state is rehydrated here rather than by PERSIST,
 * and so is every state without `_persist` that Redux DevTools may return to; README.md explains why.
 */
export function mirrored<State extends MirroredState>(
  reducer: Reducer<State>,
  mirror: SessionMirror,
): Reducer<State, UnknownAction, Partial<State>> {
  const persisted = persistReducer<State, UnknownAction>(
    {
      key: KEY,
      storage: mirror,
      // The mirror encodes each value separately, so that an edit never re-encodes an unchanged picture.
      serialize: false,
      // Otherwise redux-persist would rehydrate with an empty state after five seconds.
      timeout: 0,
      stateReconciler: (stored: MirroredState, _before, state) => ({ ...state, ...stored }),
    },
    reducer,
  );
  const loaded = persisted(undefined, { type: REHYDRATE, key: KEY, payload: mirror.getItem() });
  return (state, action) => {
    if (!isPersisted(state)) return persisted({ ...loaded, ...state }, action);
    return lacksCallback(action) ? state : persisted(state, action);
  };
}
