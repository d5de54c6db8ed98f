import type { RootState, StoreState } from './rootReducer';
import type { AppStore, ToolsStore } from './store';

/** Whether the tools' slices exist. Separate from `openTools`, so that importing it doesn't load the tools. */
export function areToolsOpen(state: StoreState): state is RootState {
  return state.flows !== undefined;
}

/** The same for a store. */
export function isToolsStore(store: AppStore): store is ToolsStore {
  return areToolsOpen(store.getState());
}

/** Whether the login popup is open; without the tools it never is. */
export function selectIsLoginPopupOpen(state: StoreState): boolean {
  return areToolsOpen(state) && state.flows.loginPopup.value !== 'closed';
}

/** Closes the login popup. Only the type, because `flowEvent` would load the machines. */
export const loginPopupClosed = { type: 'flow/loginPopup/CLOSE' };
