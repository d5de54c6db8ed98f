import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_LAYOUT, type ResumeLayout } from '../domain/resume/layout';

/** How the sheets are printed. Not part of the resume, so Undo doesn't affect it. */
export const resumeLayoutSlice = createSlice({
  name: 'resumeLayout',
  initialState: DEFAULT_LAYOUT,
  reducers: {
    layoutChosen: (layout, { payload }: PayloadAction<Partial<ResumeLayout>>) => ({ ...layout, ...payload }),
  },
  selectors: {
    selectResumeLayout: (layout) => layout,
  },
});

export const { layoutChosen } = resumeLayoutSlice.actions;
export const { selectResumeLayout } = resumeLayoutSlice.selectors;
