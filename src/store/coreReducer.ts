import { combineReducers } from '@reduxjs/toolkit';
import { authSlice } from './authSlice';
import { calculatorSlice } from './calculatorSlice';
import { toastsSlice } from './toastsSlice';

/** What every page needs. The tools bring the rest: see `rootReducer`. */
export const CORE_REDUCERS = {
  auth: authSlice.reducer,
  calculator: calculatorSlice.reducer,
  toasts: toastsSlice.reducer,
};

export const coreReducer = combineReducers(CORE_REDUCERS);

/** The core before anything is known: what the prerendered company pages are hydrated from. */
export const initialCoreState = coreReducer(undefined, { type: '@@initial' });
