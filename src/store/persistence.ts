import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, persistReducer } from 'redux-persist';
import type { MirroredState, SessionMirror, StorageProblem } from './sessionMirror';

/** A session key could not be read or written. */
export const storageProblemFound = createAction<StorageProblem>('session/storageProblemFound');

/** Slices that are mirrored; their union is `MirroredState`. */
const MIRRORED = [
  'resume',
  'resumeLayout',
  'socialPost',
  'businessPost',
  'postOptions',
  'flows',
] as const satisfies readonly (keyof MirroredState)[];

/**
 * redux-persist's bookkeeping, there from the first state on: nothing is rehydrated later. Otherwise a log replayed by Redux
 * DevTools would rehydrate anew each time, and a log reset there would never be saved again.
 */
const READY = { _persist: { version: -1, rehydrated: true } };

/** Whether the function is gone that redux-persist puts into its own action: this one comes from an exported log. */
const isHollow = (action: UnknownAction): boolean =>
  action.type === FLUSH && typeof action.result !== 'function';

/** redux-persist reads this setting, its types forget it. */
interface RawValues {
  deserialize: false;
}

/**
 * The reducer with its state mirrored by redux-persist. The values stay values (`serialize: false`): the mirror writes
 * each to a key of its own, so that an edit never encodes the picture beside it again.
 * Nothing is rehydrated: the keys were read synchronously into the preloaded state, so there is no loading frame and no
 * edit that comes too early.
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
      // A promise, because a synchronous throw would escape redux-persist's timer. The mirror itself reports.
      setItem: (_key: string, staged: Partial<MirroredState>) => {
        mirror.write(staged);
        return Promise.resolve();
      },
      removeItem: () => Promise.resolve(),
    },
  };
  // Hides the `_persist` bookkeeping from the state's type: it is redux-persist's own, nobody else reads it.
  const persisted = persistReducer<State, UnknownAction>(config, reducer) as unknown as Reducer<State>;
  return (state, action) => {
    if (state && '_persist' in state) return isHollow(action) ? state : persisted(state, action);
    return persisted({ ...READY, ...state } as unknown as State, action);
  };
}
