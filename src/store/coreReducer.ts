import { combineReducers } from '@reduxjs/toolkit';
import { authSlice } from './authSlice';
import { calculatorSlice } from './calculatorSlice';
import { toastsSlice } from './toastsSlice';

/** Slices that every page needs. The tools add the rest: see `rootReducer`. */
export const CORE_REDUCERS = {
  auth: authSlice.reducer,
  calculator: calculatorSlice.reducer,
  toasts: toastsSlice.reducer,
};

export const coreReducer = combineReducers(CORE_REDUCERS);

/** Initial core state, from which the prerendered company pages are hydrated. */
export const initialCoreState = coreReducer(undefined, { type: '@@initial' });

export type CoreState = ReturnType<typeof coreReducer>;
