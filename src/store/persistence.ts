import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, persistReducer } from 'redux-persist';
import type { MirroredState, SessionMirror } from './sessionMirror';

/** The mirrored slices, the keys of `MirroredState`. */
const MIRRORED = [
  'resume',
  'resumeLayout',
  'socialPost',
  'businessPost',
  'postOptions',
  'flows',
] as const satisfies readonly (keyof MirroredState)[];

/**
 * redux-persist's bookkeeping, preset in the first state so that it never rehydrates. Otherwise every replay in Redux
 * DevTools would rehydrate again, and a reset there would stop persistence for good.
 */
const READY = { _persist: { version: -1, rehydrated: true } };

/** Whether redux-persist's action lacks its callback, which happens when it comes from an imported log. */
const isHollow = (action: UnknownAction): boolean =>
  action.type === FLUSH && typeof action.result !== 'function';

/** An option missing from redux-persist's types. */
interface RawValues {
  deserialize: false;
}

/**
 * Wraps the reducer so that redux-persist mirrors its state. Values are passed unserialized (`serialize: false`): the mirror
 * writes each to its own key, so that an edit never re-encodes an unchanged picture.
 * Nothing is rehydrated: the keys are read synchronously into the preloaded state, so there is no loading frame and no early
 * edit can be overwritten.
 */
export function mirrored<State extends MirroredState>(
  reducer: Reducer<State>,
  mirror: SessionMirror,
): Reducer<State> {
  const config: Parameters<typeof persistReducer<State, UnknownAction>>[0] & RawValues = {
    key: 'session',
    whitelist: [...MIRRORED],
    serialize: false,
    deserialize: false,
    timeout: 0,
    stateReconciler: false,
    getStoredState: () => Promise.resolve(undefined),
    storage: {
      getItem: () => Promise.resolve(undefined),
      setItem: (_key: string, staged: Partial<MirroredState>) => {
        mirror.write(staged);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  };
  // Hides redux-persist's internal `_persist` from the state's type.
  const persisted = persistReducer<State, UnknownAction>(config, reducer) as unknown as Reducer<State>;
  return (state, action) => {
    if (state && '_persist' in state) return isHollow(action) ? state : persisted(state, action);
    return persisted({ ...READY, ...state } as unknown as State, action);
  };
}
