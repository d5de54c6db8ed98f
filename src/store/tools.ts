import type { Reducer } from '@reduxjs/toolkit';
import { persistStore, type Persistor } from 'redux-persist';
import type { LoginOrigin } from '../../machines/loginPopupMachine';
import { toolsOpened } from './authFacts';
import { selectAuthStatus } from './authSlice';
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

/** The whole reducer, which starts the tools' slices with what the session storage held. */
function restoring(restored: MirroredState): Reducer<RootState> {
  return (state, action) =>
    rootReducer(state && areToolsOpen(state) ? state : { ...initialState, ...restored, ...state }, action);
}

/**
 * Brings the tools into the store: their slices with everything restored from the session storage, the machines with their
 * effects, the mirror. Doing it again changes nothing.
 * @returns the persistor, for tests that wait until everything is saved
 */
export function openTools(store: AppStore): Persistor {
  const known = opened.get(store);
  if (known) return known;
  const { dependencies } = store;
  // Keys are read before anybody listens; what is wrong with them is told as soon as somebody does.
  const early: StorageProblem[] = [];
  let report = (problem: StorageProblem): void => void early.push(problem);
  const mirror = createSessionMirror(dependencies.sessionStorage, initialState, (problem) => report(problem));
  store.extend({
    reducer: mirrored(restoring(mirror.restore()), mirror),
    middleware: [
      toastMiddleware(toolToasts()),
      flowEffects(dependencies),
      // Innermost, so that an event is noted before those that its effects bring.
      ...(__INSPECT__ ? [transitionLog] : []),
    ],
  });
  const persistor = persistStore(store);
  opened.set(store, persistor);
  // Writes run on a timer: without this the last edit before leaving could be lost.
  dependencies.leaving.onLeave(() => void persistor.flush());
  // A flush writes while its own action is being reduced, when nothing may be dispatched.
  report = (problem) => queueMicrotask(() => void store.dispatch(storageProblemFound(problem)));
  early.forEach(report);
  store.dispatch(toolsOpened({ isSignedIn: selectAuthStatus(store.getState()) === 'signedIn' }));
  return persistor;
}

/** Opens the login popup from a page that has done without the tools so far. */
export function openLoginPopup(store: AppStore, origin: LoginOrigin): void {
  openTools(store);
  store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin }));
}
