import type { Reducer } from '@reduxjs/toolkit';
import { persistStore, type Persistor } from 'redux-persist';
import type { LoginOrigin } from '../../machines/loginPopup';
import { toolsOpened } from './authFacts';
import { selectAuthStatus } from './authSlice';
import { presentState } from './devTools';
import { flowEffects } from './flowEffects';
import { flowEvent } from './flows';
import { mirrored, storageProblemFound } from './persistence';
import { initialState, rootReducer, type RootState } from './rootReducer';
import { createSessionMirror, type MirroredState, type StorageProblem } from './sessionMirror';
import type { AppStore } from './store';
import { toastMiddleware } from './toastMiddleware';
import { areToolsOpen } from './toolsOpen';
import { toolToasts } from './toolToasts';
import { transitionLog } from './transitionLog';

const opened = new WeakMap<AppStore, Persistor>();

/** The full reducer, which initializes the tools' slices from session storage. */
function restoring(restored: MirroredState): Reducer<RootState> {
  return (state, action) =>
    rootReducer(state && areToolsOpen(state) ? state : { ...initialState, ...restored, ...state }, action);
}

/**
 * Adds the tools to the store: their slices, restored from session storage, the machines' effects, and the session mirror.
 * Idempotent.
 * @returns the persistor, for tests that wait until everything is saved
 */
export function openTools(store: AppStore): Persistor {
  const known = opened.get(store);
  if (known) return known;
  const { dependencies } = store;
  // The keys are read before the toast middleware is added, so problems are queued until then.
  const early: StorageProblem[] = [];
  let report = (problem: StorageProblem): void => void early.push(problem);
  const mirror = createSessionMirror(dependencies.sessionStorage, initialState, (problem) => report(problem));
  store.extend({
    reducer: mirrored(restoring(mirror.restore()), mirror),
    middleware: [
      toastMiddleware(toolToasts()),
      flowEffects(dependencies, () => presentState(store)),
      // Innermost, so that an event is logged before those that its effects dispatch.
      ...(__INSPECT__ ? [transitionLog] : []),
    ],
  });
  const persistor = persistStore(store);
  opened.set(store, persistor);
  // Writes run on a timer, so without a flush the last edit before leaving could be lost.
  dependencies.leaving.onLeave(() => void persistor.flush());
  // A flush writes during its own reducer call, when dispatching is not allowed.
  report = (problem) => queueMicrotask(() => void store.dispatch(storageProblemFound(problem)));
  early.forEach(report);
  store.dispatch(toolsOpened({ isSignedIn: selectAuthStatus(store.getState()) === 'signedIn' }));
  return persistor;
}

/** Opens the login popup from a page that may not have opened the tools yet. */
export function openLoginPopup(store: AppStore, origin: LoginOrigin): void {
  openTools(store);
  store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin }));
}
