import type { RootState } from './rootReducer';

/** Whether the tools' slices exist. Separate from `openTools`, so that importing it doesn't load the tools. */
export function areToolsOpen(state: Partial<RootState>): boolean {
  return state.flows !== undefined;
}

/** Whether the login popup is open; without the tools it never is. */
export function selectIsLoginPopupOpen(state: Partial<RootState>): boolean {
  return state.flows !== undefined && state.flows.loginPopup.value !== 'closed';
}
