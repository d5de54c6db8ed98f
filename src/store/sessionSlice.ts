import { createSlice } from '@reduxjs/toolkit';
import { storageProblemFound } from './persistence';

/** Whether this tab can save edits, so that the editor doesn't promise it wrongly. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isSavable: true },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(storageProblemFound, (session, { payload }) => {
      // A damaged key affects only itself, and the next edit overwrites it.
      if (payload.kind !== 'damaged') session.isSavable = false;
    });
  },
  selectors: {
    selectIsSavable: ({ isSavable }) => isSavable,
  },
});

export const { selectIsSavable } = sessionSlice.selectors;
