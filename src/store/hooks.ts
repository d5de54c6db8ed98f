import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState, StoreState } from './rootReducer';
import type { AppDispatch, AppStore, ToolsStore } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<StoreState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Only below `useTools`: the resume builder and the poster studio. */
export const useToolsSelector = useSelector.withTypes<RootState>();
export const useToolsStore = useStore.withTypes<ToolsStore>();
