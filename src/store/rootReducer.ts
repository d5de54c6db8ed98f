import { combineReducers, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { authSlice } from './authSlice';
import { businessPostSlice } from './businessPostSlice';
import { calculatorSlice } from './calculatorSlice';
import { flowsReducer } from './flows';
import type { StoreDependencies } from './ports';
import { resumeSlice } from './resumeSlice';
import { socialPostSlice } from './socialPostSlice';
import { toastsSlice } from './toastsSlice';

export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  resume: resumeSlice.reducer,
  socialPost: socialPostSlice.reducer,
  businessPost: businessPostSlice.reducer,
  calculator: calculatorSlice.reducer,
  flows: flowsReducer,
  toasts: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, StoreDependencies, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreDependencies, UnknownAction>;

/** The state before anything is restored or known: what the prerendered pages show, and what they are hydrated from. */
export const initialState: RootState = rootReducer(undefined, { type: '@@initial' });
