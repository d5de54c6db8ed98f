import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState, StoreState } from './rootReducer';
import type { AppDispatch, AppStore, ToolsStore } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<StoreState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Only below `useTools`: the resume builder and the poster studio. */
export const useToolsSelector = useSelector.withTypes<RootState>();
export const useToolsStore = useStore.withTypes<ToolsStore>();

const neverChanges = () => () => undefined;

/**
 * True during prerendering and hydration, when a page must render independently of the address, session storage and browser.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
