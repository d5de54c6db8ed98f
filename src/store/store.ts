import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { DEV_TOOLS } from './devTools';
import { flowEffects } from './flowEffects';
import { createToastListeners } from './listeners';
import { mirrored, storageProblemFound } from './persistence';
import type { StoreDependencies } from './ports';
import { initialState, rootReducer, type RootState } from './rootReducer';
import { createSessionMirror, type StorageProblem } from './sessionMirror';

/** redux-persist puts functions into these actions; nothing else in the store is exempt. */
const PERSIST_ACTIONS = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];

function configure(dependencies: StoreDependencies, onProblem: (problem: StorageProblem) => void) {
  const mirror = createSessionMirror(dependencies.sessionStorage, initialState, onProblem);
  const reducer = mirrored(rootReducer, mirror);
  return configureStore({
    reducer,
    preloadedState: { ...initialState, ...mirror.restore() },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: dependencies },
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: 100 },
        immutableCheck: { warnAfter: 100 },
      })
        .prepend(createToastListeners())
        .concat(flowEffects(dependencies) as Middleware<object, RootState>),
    devTools: DEV_TOOLS,
  });
}

export type AppStore = ReturnType<typeof configure>;

/**
 * The store with everything restored from the session storage, and its persistor.
 * Call `persistor.flush()` when the page is hidden: writes run on a timer and a last edit could be lost.
 */
export function createStore(dependencies: StoreDependencies) {
  // Keys are read before the store exists; what is wrong with them is told as soon as it does.
  const early: StorageProblem[] = [];
  let report = (problem: StorageProblem): void => void early.push(problem);
  const store = configure(dependencies, (problem) => report(problem));
  report = (problem) => void store.dispatch(storageProblemFound(problem));
  early.forEach(report);
  return { store, persistor: persistStore(store) };
}
