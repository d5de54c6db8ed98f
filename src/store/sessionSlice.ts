import { createSlice } from '@reduxjs/toolkit';
import { storageProblemFound } from './persistence';

/** Whether this tab keeps what is typed: what the editor promises has to be true. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isSavable: true },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(storageProblemFound, (session, { payload }) => {
      // A damaged key costs only itself; the next edit writes it anew.
      if (payload.kind !== 'damaged') session.isSavable = false;
    });
  },
  selectors: {
    selectIsSavable: ({ isSavable }) => isSavable,
  },
});

export const { selectIsSavable } = sessionSlice.selectors;
