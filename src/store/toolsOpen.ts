import type { RootState } from './rootReducer';

/** Whether the tools' slices are there. Stands apart from `openTools`, so that asking loads no tools. */
export function areToolsOpen(state: Partial<RootState>): boolean {
  return state.flows !== undefined;
}

/** Whether the login popup is to be drawn; only the tools have gates, so without them it never is. */
export function selectIsLoginPopupOpen(state: Partial<RootState>): boolean {
  return state.flows !== undefined && state.flows.loginPopup.value !== 'closed';
}
