import { combineReducers } from '@reduxjs/toolkit';
import { postDetailsSlice } from './postDetailsSlice';
import { CORE_REDUCERS, type CoreState } from './coreReducer';
import { flowsReducer } from './flows';
import { postOptionsSlice } from './postOptionsSlice';
import { resumeHistoryReducer, withResumeHistory } from './resumeHistory';
import { resumeLayoutSlice } from './resumeLayoutSlice';
import { resumeSlice } from './resumeSlice';
import { sessionSlice } from './sessionSlice';

/** The core and the slices of the resume builder and the poster studio. */
const combined = combineReducers({
  ...CORE_REDUCERS,
  resume: resumeSlice.reducer,
  resumeHistory: resumeHistoryReducer,
  resumeLayout: resumeLayoutSlice.reducer,
  postDetails: postDetailsSlice.reducer,
  postOptions: postOptionsSlice.reducer,
  flows: flowsReducer,
  session: sessionSlice.reducer,
});

export const rootReducer = withResumeHistory(combined);

/** The state once the tools are open. */
export type RootState = ReturnType<typeof rootReducer>;
/** The state on every page: the tools' slices are missing until `openTools`. */
export type StoreState = CoreState & Partial<RootState>;

/** The state before anything is restored, from which the prerendered tools are hydrated. */
export const initialState: RootState = rootReducer(undefined, { type: '@@initial' });
