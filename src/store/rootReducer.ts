import { combineReducers } from '@reduxjs/toolkit';
import { businessPostSlice } from './businessPostSlice';
import { CORE_REDUCERS } from './coreReducer';
import { flowsReducer } from './flows';
import { resumeSlice } from './resumeSlice';
import { socialPostSlice } from './socialPostSlice';

/** The whole state: the core, and what the resume builder and the poster studio work on. */
export const rootReducer = combineReducers({
  ...CORE_REDUCERS,
  resume: resumeSlice.reducer,
  socialPost: socialPostSlice.reducer,
  businessPost: businessPostSlice.reducer,
  flows: flowsReducer,
});

/**
 * The state as the tools see it. Before `openTools` only the core is there; the company pages read nothing else.
 */
export type RootState = ReturnType<typeof rootReducer>;

/** The state before anything is restored or known: what the prerendered tools show, and what they are hydrated from. */
export const initialState: RootState = rootReducer(undefined, { type: '@@initial' });
