import type { UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import type { LoginOrigin } from '../../machines/loginPopup';
import { toolsOpened } from './authFacts';
import { selectAuthStatus } from './authSlice';
import { EFFECTS, flowEffects } from './flowEffects';
import { flowEvent } from './flows';
import { mirrored } from './persistence';
import { initialState, rootReducer } from './rootReducer';
import { createSessionMirror } from './sessionMirror';
import { savableChanged, textsCut } from './sessionSlice';
import type { AppStore, ToolsStore } from './store';
import { toasts } from './toastListeners';
import { isToolsStore } from './toolsOpen';
import { toolToasts } from './toolToasts';

/** What the pages of the tools were prerendered from, for their hydration. */
export { initialState };

/**
 * Adds the tools to the store: their slices, restored from session storage, the machines' effects, and the session mirror.
 * Idempotent.
 */
export function openTools(store: AppStore): asserts store is ToolsStore {
  if (isToolsStore(store)) return;
  const { dependencies } = store;
  // A flush writes during its own reducer call, when dispatching is not allowed.
  const dispatchSoon = (action: UnknownAction) => queueMicrotask(() => void store.dispatch(action));
  const mirror = createSessionMirror(
    dependencies.sessionStorage,
    initialState,
    (isSavable) => dispatchSoon(savableChanged(isSavable)),
    () => dispatchSoon(textsCut()),
  );
  store.extend({
    reducer: mirrored(rootReducer, mirror),
    reactions: [flowEffects(EFFECTS, dependencies), toasts(toolToasts())],
  });
  const persistor = persistStore(store);
  // Writes run on a timer, so without a flush the last edit before leaving could be lost.
  dependencies.leaving.onLeave(() => {
    void persistor.flush();
    mirror.retry();
  });
  store.dispatch(toolsOpened({ isSignedIn: selectAuthStatus(store.getState()) === 'signedIn' }));
}

/** Opens the login popup from a page that may not have opened the tools yet. */
export function openLoginPopup(store: AppStore, origin: LoginOrigin): void {
  openTools(store);
  store.dispatch(flowEvent('loginPopup', { type: 'OPEN', origin }));
}
