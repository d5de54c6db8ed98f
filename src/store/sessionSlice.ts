import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether this tab can save edits, so that the editor doesn't claim it when it can't. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isSavable: true },
  reducers: {
    savableChanged: (session, { payload }: PayloadAction<boolean>) => {
      session.isSavable = payload;
    },
  },
  selectors: {
    selectIsSavable: ({ isSavable }) => isSavable,
  },
});

export const { savableChanged } = sessionSlice.actions;
/** Texts of the session were longer than their fields allow, and were shortened. */
export const textsCut = createAction('session/textsCut');
export const { selectIsSavable } = sessionSlice.selectors;
